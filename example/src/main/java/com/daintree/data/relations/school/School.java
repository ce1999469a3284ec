package com.daintree.data.relations.school;

import io.keywright.annotation.Table;

/** Students and classes. */
@Table(entities = {Student.class, SchoolClass.class, Enrolment.class})
public interface School {}
