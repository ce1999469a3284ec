package com.daintree.data.relations.kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;

/**
 * A place: the head of a node that has its edges by the index alone.
 *
 * @param placeId where
 * @param name what it is called
 */
@Entity
@Key(pk = "PLACE#{placeId}", sk = "PLACE")
@Gsi(index = 1, name = "withBirths", pk = "PLACE#{placeId}", sk = "PLACE")
@Node
public record Place(String placeId, String name) {}
