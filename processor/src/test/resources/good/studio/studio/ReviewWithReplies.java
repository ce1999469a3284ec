package studio;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/** A part of the movie's partition: what lies below one review. */
@ItemCollection
public record ReviewWithReplies(Review review, List<Reply> replies) {}
