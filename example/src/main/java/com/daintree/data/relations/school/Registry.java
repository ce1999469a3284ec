package com.daintree.data.relations.school;

import java.util.List;

/** Enrols students: both directions of the relationship change together. */
public final class Registry {

    private final SchoolTable school;

    /** For the school in this table. */
    public Registry(SchoolTable school) {
        this.school = school;
    }

    /**
     * Adds a student to a class.
     *
     * @throws io.keywright.runtime.error.TransactionCancelledException with {@link
     *     io.keywright.runtime.error.SizeLimitException} if the class is full, {@link
     *     io.keywright.runtime.error.ItemAlreadyExistsException} if the student is in it, {@link
     *     io.keywright.runtime.error.ItemNotFoundException} if there is no such class or student
     */
    public void enrol(Student student, SchoolClass into) {
        school.table()
                .transaction()
                .check(school.student().prepareCheck(student.studentId()))
                .update(school.schoolClass()
                        .update(into.classId())
                        .appendToMembers(List.of(new Member(student.studentId(), student.name()))))
                .create(new Enrolment(student.studentId(), into.classId(), into.title()))
                .commit();
    }
}
