package io.keywright.runtime.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.Trials;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.InPartition;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Random transactions over a few customers, while replies are lost, servers fail, tables throttle and others are in the way.
 * After each one either all of it has happened, once, or nothing.
 */
@DynamoDbTest
@InProcessOnly("injects faults")
class TransactionPromisesTest {

    private static final int CUSTOMERS = 6;

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
    }

    @Test
    void allOfATransactionHappensOnceOrNothing() {
        Map<String, String> model = new HashMap<>();
        Trials.of(150, random -> {
            Map<String, String> after = new HashMap<>(model);
            OwnTransaction transaction = new OwnTransaction(shop.context());
            boolean possible = fill(transaction, after, random);
            for (int i = random.nextInt(3); i > 0; i--) {
                engine.inject(fault(random));
            }

            boolean committed = true;
            try {
                transaction.commit();
            } catch (TransactionCancelledException cancelled) {
                assertThat(cancelled.actions()).isNotEmpty();
                committed = false;
            }
            engine.clearFaults();

            assertThat(committed).isEqualTo(possible);
            if (committed) {
                model.clear();
                model.putAll(after);
            }
            assertThat(stored()).isEqualTo(model);
        });
    }

    /** Adds actions on different customers, and does to the model what they do; whether all their conditions hold. */
    private boolean fill(OwnTransaction transaction, Map<String, String> model, Random random) {
        boolean possible = true;
        for (String id : ids(random)) {
            boolean exists = model.containsKey(id);
            String email = random.nextInt(1_000_000) + "@example.com";
            switch (random.nextInt(5)) {
                case 0 -> {
                    transaction.add(Put.create(shop.context(), CustomerMapper.INSTANCE, new Customer(id, email)));
                    possible &= !exists;
                    model.put(id, email);
                }
                case 1 -> {
                    transaction.add(Put.put(shop.context(), CustomerMapper.INSTANCE, new Customer(id, email)));
                    model.put(id, email);
                }
                case 2 -> {
                    transaction.add(Put.replace(shop.context(), CustomerMapper.INSTANCE, new Customer(id, email)));
                    possible &= exists;
                    model.put(id, email);
                }
                case 3 -> {
                    transaction.add(delete(id));
                    model.remove(id);
                }
                default -> {
                    transaction.add(Check.exists(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(id)));
                    possible &= exists;
                }
            }
        }
        return possible;
    }

    private Write delete(String id) {
        return new Delete<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(id));
    }

    private static Set<String> ids(Random random) {
        Set<String> ids = new TreeSet<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            ids.add("c-" + random.nextInt(CUSTOMERS));
        }
        return ids;
    }

    private static Fault fault(Random random) {
        Fault fault = List.of(Fault.lostReply(), Fault.serverError(), Fault.throttling(), Fault.transactionConflict())
                .get(random.nextInt(4));
        return fault.on("TransactWriteItems").times(1 + random.nextInt(4));
    }

    private Map<String, String> stored() {
        Map<String, String> stored = new HashMap<>();
        for (int i = 0; i < CUSTOMERS; i++) {
            List<InPartition> items = new ArrayList<>(shop.inPartition("c-" + i).list());
            for (InPartition item : items) {
                Customer customer = (Customer) item;
                stored.put(customer.customerId(), String.valueOf(customer.email()));
            }
        }
        return stored;
    }

    private static final class OwnTransaction extends Transaction<OwnTransaction> {
        private OwnTransaction(TableContext table) {
            super(table);
        }
    }
}
