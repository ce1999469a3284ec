package school;

import io.keywright.annotation.Table;

@Table(entities = {Student.class, SchoolClass.class, Enrolment.class})
interface School {}
