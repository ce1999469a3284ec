package com.daintree.data.relations.network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;

/**
 * Who follows whom, and nothing else: all that is shown of somebody is read from their own item.
 *
 * @param userId who follows
 * @param followedId whom
 */
@Entity
@Key(pk = "USER#{userId}", sk = "FOLLOWS#{followedId}", name = "ofUser")
public record Following(
        String userId,
        @Ref(value = User.class, property = "userId") String followedId) {}
