package com.daintree.data.relations.kin;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/**
 * A node, read whole with one query: the head and what lies in its partition.
 *
 * @param person the head
 * @param births at most one
 * @param jobs in the order of their numbers
 * @param marriages in the order of the spouses
 */
@ItemCollection
public record Life(Person person, List<Birth> births, List<Job> jobs, List<Marriage> marriages) {}
