package com.example.studio;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/** A review with what lies below it. */
@ItemCollection
public record ReviewWithReplies(Review review, List<Reply> replies) {}
