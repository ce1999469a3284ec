package com.daintree.data.relations.kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;

/**
 * A person: the head of a node.
 *
 * @param personId who
 * @param name may change, so no edge carries it
 */
@Entity
@Key(pk = "PERSON#{personId}", sk = "PERSON")
@Gsi(index = 1, name = "withKin", pk = "PERSON#{personId}", sk = "PERSON")
@Node
public record Person(String personId, String name) {}
