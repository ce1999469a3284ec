package com.daintree.data.tour;

import io.keywright.testing.InProcessDynamoDb;

/**
 * Shows the ways to model many-to-many, each by a small design of its own: the requests that its questions become, and what
 * they cost. What it prints is the same each time.
 */
final class RelationsTour {

    private RelationsTour() {}

    /** The whole tour. */
    static String text() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            Report report = new Report();
            Teller teller = new Teller(engine, report);
            report.chapter("", "Many-to-many: is the information on the relationship immutable?");
            report.paragraph(
                    "DynamoDB has no joins. What never changes can be copied to where it is read; what changes is",
                    "read from its owner, or looked at again before it counts. Five small designs, each with its",
                    "requests, counted, and the capacity that they took.");
            new SchoolTour(teller).tell();
            new CinemaTour(teller).tell();
            new KinTour(teller).tell();
            new NetworkTour(teller).tell();
            new CartTour(teller).tell();
            return report.text();
        }
    }
}
