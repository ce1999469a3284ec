package com.daintree.data.tour;

import com.daintree.data.relations.kin.Birth;
import com.daintree.data.relations.kin.BirthReferences;
import com.daintree.data.relations.kin.Job;
import com.daintree.data.relations.kin.KinTable;
import com.daintree.data.relations.kin.Life;
import com.daintree.data.relations.kin.Marriage;
import com.daintree.data.relations.kin.Person;
import com.daintree.data.relations.kin.Place;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A materialized graph: nodes are partitions, indexes regroup their edges. */
final class KinTour {

    private static final String NAME = "kin-tour";
    private static final LocalDate BORN = LocalDate.of(1815, 12, 10);

    private final Teller teller;

    KinTour(Teller teller) {
        this.teller = teller;
    }

    void tell() {
        KinTable.createTable(teller.quietly(), NAME);
        KinTable kin = KinTable.open(teller.client(), NAME, teller.options());
        List.of(new Person("ada", "Ada"), new Person("william", "William"), new Person("byron", "Lord Byron"))
                .forEach(kin.person()::create);
        kin.place().create(new Place("london", "London"));
        kin.birth().connect(new Birth("ada", "london", BORN));
        kin.birth().connect(new Birth("byron", "london", LocalDate.of(1788, 1, 22)));
        kin.marriage().connect(new Marriage("ada", "william", LocalDate.of(1835, 7, 8)));
        kin.job().create(new Job("ada", 1, "mathematician"));
        kin.job().create(new Job("byron", 1, "poet"));
        teller.chapter(
                "A materialized graph: people, places, dates, jobs",
                "A node is a partition. Indexes regroup its edges by place, by day, by job; a job that many have",
                "is spread over four partitions. From a group to its nodes it is one request more.");
        teller.call("kin.life(\"ada\").get()", () -> kin.life("ada").get(), KinTour::life);
        teller.list(
                "kin.birth().atPlace(\"london\").resolve(BirthReferences.FROM).list()",
                () -> kin.birth()
                        .atPlace("london")
                        .resolve(BirthReferences.FROM)
                        .list(),
                pair -> pair.item().day() + "  " + pair.target().orElseThrow().name());
        teller.list(
                "kin.birth().onDay(born).list()", () -> kin.birth().onDay(BORN).list(), Birth::personId);
        teller.list(
                "kin.job().ofTitle(\"poet\").list()",
                () -> kin.job().ofTitle("poet").list(),
                Job::personId);
        teller.paragraph("A node goes with its items and its edges in both directions, the head last:");
        teller.call(
                "kin.person().deleteNode(\"ada\")",
                () -> kin.person().deleteNode("ada"),
                deletion -> deletion.deleted() + " items are gone");
        teller.refused(
                "kin.marriage().connect(new Marriage(\"byron\", \"ada\", born))",
                () -> kin.marriage().connect(new Marriage("byron", "ada", BORN)));
    }

    private static String life(Optional<Life> found) {
        Life life = found.orElseThrow();
        return life.person().name() + ", born " + life.births().get(0).day() + ", "
                + life.jobs().get(0).title() + ", married to "
                + life.marriages().get(0).spouseId();
    }
}
