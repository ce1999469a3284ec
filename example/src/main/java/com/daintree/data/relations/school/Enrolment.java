package com.daintree.data.relations.school;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/**
 * The other direction, an ordinary one-to-many: the classes of a student, however many.
 *
 * @param studentId whose
 * @param classId which
 * @param title of the class, which never changes
 */
@Entity
@Key(pk = "STUDENT#{studentId}", sk = "ENROLMENT#{classId}", name = "ofStudent")
public record Enrolment(
        @CopyOf(Student.class) String studentId,
        @CopyOf(SchoolClass.class) String classId,
        @CopyOf(SchoolClass.class) String title) {}
