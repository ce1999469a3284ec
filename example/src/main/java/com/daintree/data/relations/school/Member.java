package com.daintree.data.relations.school;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Document;

/**
 * A student in the list of a class, by what never changes.
 *
 * @param studentId who
 * @param name as the student is called
 */
@Document
public record Member(
        @CopyOf(Student.class) String studentId,
        @CopyOf(Student.class) String name) {}
