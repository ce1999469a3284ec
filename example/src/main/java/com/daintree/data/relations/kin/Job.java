package com.daintree.data.relations.kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;

/**
 * What somebody works as. Of some jobs there are very many, so the group of a job is spread over four partitions.
 *
 * @param personId who
 * @param number the first, the second
 * @param title as what
 */
@Entity
@Key(pk = "PERSON#{personId}", sk = "JOB#{number:3}", name = "ofPerson")
@Gsi(index = 2, name = "ofTitle", pk = "JOB#{title}#{personId:shard(4)}", sk = "PERSON#{personId}#{number:3}")
public record Job(String personId, int number, @Immutable String title) {}
