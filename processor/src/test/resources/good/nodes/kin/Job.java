package kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import org.jspecify.annotations.NullMarked;

/** Belongs to a person without being an edge; of a frequent title there are many, so that these are spread. */
@NullMarked
@Entity
@Key(pk = "PERSON#{personId}", sk = "JOB#{number:4}", name = "ofPerson")
@Gsi(index = 2, name = "ofTitle", pk = "JOB#{title:escaped}#{personId:shard(4)}", sk = "PERSON#{personId}#{number:4}")
record Job(String personId, int number, String title, @Unique String badge) {}
