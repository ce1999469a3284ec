package com.example.lending;

import com.example.lending.data.LibraryTable;
import io.keywright.runtime.TableDescriptor;
import io.keywright.testing.InProcessDynamoDb;
import java.time.LocalDate;
import java.util.Optional;
import java.util.ServiceLoader;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Writes a few loans and reads them back, and finds the table's descriptor. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
            DynamoDbClient client = dynamoDb.client();
            LibraryTable.createTable(client, "library-test");
            LibraryTable library = LibraryTable.open(client, "library-test");
            LocalDate may = LocalDate.of(2026, 5, 1);
            library.loan().create(new Loan("r-1", "Emma", may, Optional.of(may.plusDays(20))));
            library.loan().create(new Loan("r-1", "Persuasion", may.plusDays(20), Optional.empty()));
            library.loan().create(new Loan("r-2", "Emma", may.plusDays(25), Optional.empty()));

            System.out.println("module: " + Main.class.getModule().getName());
            library.loan().ofReader("r-1").list().forEach(System.out::println);
            library.loan().ofBook("Emma").sinceAfter(may).list().forEach(System.out::println);
            for (TableDescriptor descriptor : ServiceLoader.load(TableDescriptor.class)) {
                System.out.println("table: " + descriptor.tableInterface());
            }
        }
    }
}
