package studio;

import io.keywright.annotation.Table;

/** Collections that are records: in a partition, below a head, in an index. */
@Table(
        entities = {Movie.class, Role.class, Review.class, Reply.class, Actor.class},
        collections = {MovieWithCast.class, Programme.class, ReviewWithReplies.class, Career.class})
public interface Studio {}
