//! Views kept up through random games, against the position they are of.

mod games;
