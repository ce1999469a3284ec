package com.daintree.data.tour;

import com.daintree.data.relations.school.Enrolment;
import com.daintree.data.relations.school.Member;
import com.daintree.data.relations.school.Registry;
import com.daintree.data.relations.school.SchoolClass;
import com.daintree.data.relations.school.SchoolTable;
import com.daintree.data.relations.school.Student;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Shallow duplication: a class carries its students' names, a bounded list of them. */
final class SchoolTour {

    private static final String NAME = "school-tour";
    private static final Student ADA = new Student("s-1", "Ada", new BigDecimal("3.9"));
    private static final Student GRACE = new Student("s-2", "Grace", new BigDecimal("3.7"));
    private static final SchoolClass LOGIC = new SchoolClass("c-7", "Logic", List.of());
    private static final SchoolClass MUSIC = new SchoolClass("c-9", "Music", List.of());

    private final Teller teller;

    SchoolTour(Teller teller) {
        this.teller = teller;
    }

    void tell() {
        SchoolTable.createTable(teller.quietly(), NAME);
        SchoolTable school = SchoolTable.open(teller.client(), NAME, teller.options());
        Registry registry = new Registry(school);
        List.of(ADA, GRACE).forEach(school.student()::create);
        List.of(LOGIC, MUSIC).forEach(school.schoolClass()::create);
        registry.enrol(GRACE, LOGIC);
        registry.enrol(ADA, MUSIC);
        teller.chapter(
                "Shallow duplication: a class and its students",
                "A name never changes, so the class carries it, in a list of at most 30. A grade point average",
                "changes: a copy of it would not compile.");
        teller.call("registry.enrol(ada, logic)", () -> enrol(registry), result -> result);
        teller.call(
                "school.schoolClass().get(\"c-7\")", () -> school.schoolClass().get("c-7"), SchoolTour::members);
        teller.list(
                "school.enrolment().ofStudent(\"s-1\").list()",
                () -> school.enrolment().ofStudent("s-1").list(),
                Enrolment::title);
        teller.refused("registry.enrol(ada, logic)", () -> enrol(registry));
    }

    private static String enrol(Registry registry) {
        registry.enrol(ADA, LOGIC);
        return "both directions in one transaction";
    }

    private static String members(Optional<SchoolClass> found) {
        SchoolClass logic = found.orElseThrow();
        return logic.members().stream().map(Member::name).collect(Collectors.joining(", ", logic.title() + ": ", ""));
    }
}
