package com.daintree.data.relations.school;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.MaxSize;
import java.util.List;

/**
 * A class with its students, so that one request shows it.
 *
 * @param classId which class
 * @param title what is taught
 * @param members at most as many as the room has seats, so that the item never grows beyond what DynamoDB takes
 */
@Entity
@Key(pk = "CLASS#{classId}", sk = "CLASS")
public record SchoolClass(
        String classId,
        @Immutable String title,
        @MaxSize(30) List<Member> members) {}
