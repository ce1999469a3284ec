package io.keywright.tools;

import com.daintree.data.DaintreeTable;
import com.daintree.data.Seeding;
import com.daintree.seed.Store;
import io.keywright.runtime.TableDescriptor;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.connection.Environment;

/** The example's store in an engine of its own. */
public final class StoreEngine {

    /** The table's name. */
    public static final String NAME = "daintree-test";

    /** The store's model; the example has other tables, too. */
    public static final TableDescriptor DESCRIPTOR = Environment.found().stream()
            .filter(found -> found.tableInterface().equals("com.daintree.data.Daintree"))
            .findFirst()
            .orElseThrow();

    private StoreEngine() {}

    /** A new engine with the whole store in it; the caller closes it. */
    public static InProcessDynamoDb seeded() {
        InProcessDynamoDb engine = InProcessDynamoDb.create();
        DaintreeTable.createTable(engine.client(), NAME);
        Seeding.write(Store.seeded(), DaintreeTable.open(engine.client(), NAME));
        return engine;
    }
}
