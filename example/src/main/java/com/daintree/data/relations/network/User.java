package com.daintree.data.relations.network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/**
 * Somebody, as they are now.
 *
 * @param userId who
 * @param name what they are called, until they change it
 * @param followers how many
 */
@Entity
@Key(pk = "USER#{userId}", sk = "USER")
public record User(String userId, String name, long followers) {}
