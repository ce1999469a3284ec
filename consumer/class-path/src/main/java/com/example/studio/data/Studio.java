package com.example.studio.data;

import com.example.studio.Reply;
import com.example.studio.Review;
import com.example.studio.ReviewWithReplies;
import com.example.studio.User;
import io.keywright.annotation.Table;

/** The table; from this, {@link StudioTable} is made. */
@Table(
        entities = {User.class, Review.class, Reply.class},
        collections = ReviewWithReplies.class)
public interface Studio {}
