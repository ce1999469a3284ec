package people;

import io.keywright.testing.DynamoDbExtension;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import people.Shop.Customer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every error about an entity calls it by the name of its class. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final String NAME = "Shop.Customer";
    private static final Customer ADA = new Customer("c", "Ada", "ada@example.com", "a");
    private static final String TABLE = DynamoDbExtension.tableName("people");
    private static final String LONG = "x".repeat(3000);

    @Override
    public void accept(DynamoDbClient client) {
        PeopleTable.createTable(client, TABLE);
        PeopleTable people = PeopleTable.open(client, TABLE);
        CustRepository customers = people.cust();
        customers.create(ADA);

        keys(customers);
        bounds(people, customers);
        stored(customers);
        read(client, people, customers);
    }

    private static void keys(CustRepository customers) {
        key(() -> customers.get("a#b", "Ada"), NAME);
        key(() -> customers.get(LONG, "Ada"), NAME);
        key(() -> customers.get("c", LONG), NAME);
        key(() -> customers.put(new Customer("c", "Bo", LONG, "b")), NAME);
        key(() -> customers.put(new Customer("c", "Bo", "b@example.com", LONG)), NAME);
    }

    private static void bounds(PeopleTable people, CustRepository customers) {
        key(() -> customers.named(LONG).toRequest(), NAME);
        key(() -> customers.named("c").nameFrom(LONG).toRequest(), NAME);
        key(() -> customers.byNick("a").nameFrom(LONG).toRequest(), NAME);
        key(() -> people.item(LONG).toRequest(), NAME + " or Shop.Order");
    }

    private static void stored(CustRepository customers) {
        InvalidEntityException refused = catchThrowableOfType(
                InvalidEntityException.class, () -> customers.put(new Customer("c", "Bo", null, "\uD83D")));
        assertThat(refused.entity()).isEqualTo(NAME);
        assertThat(refused).hasMessageStartingWith(NAME + ".nick ");
        ItemAlreadyExistsException taken =
                catchThrowableOfType(ItemAlreadyExistsException.class, () -> customers.create(ADA));
        assertThat(taken.entity()).isEqualTo(NAME);
        assertThat(taken).hasMessageStartingWith(NAME + " ");
    }

    private static void read(DynamoDbClient client, PeopleTable people, CustRepository customers) {
        put(client, "type", "Type", AttributeValue.fromS("O"));
        UnexpectedTypeException other =
                catchThrowableOfType(UnexpectedTypeException.class, () -> customers.get("type", "Ada"));
        assertThat(other.entity()).isEqualTo(NAME);
        assertThat(other).hasMessageContaining(NAME + " ");

        put(client, "form", "name", AttributeValue.fromN("1"));
        unmappable(() -> customers.get("form", "Ada"));
        unmappable(() -> people.item("form").list());
        put(client, "refusal", "name", AttributeValue.fromS("refused"));
        unmappable(() -> customers.get("refusal", "Ada"));
        unmappable(() -> customers.named("refusal").list());
        unmappable(() -> people.item("refusal").list());
    }

    /** An item under a customer's key that no program of this version wrote. */
    private static void put(DynamoDbClient client, String id, String attribute, AttributeValue value) {
        Map<String, AttributeValue> item =
                new HashMap<>(CustMapper.INSTANCE.toItem(new Customer(id, "Ada", null, null)));
        item.put(attribute, value);
        client.putItem(request -> request.tableName(TABLE).item(item));
    }

    private static void key(ThrowingCallable call, String name) {
        InvalidKeyException failure = catchThrowableOfType(InvalidKeyException.class, call);
        assertThat(failure.entity()).isEqualTo(name);
        assertThat(failure).hasMessageContaining(name).hasMessageNotContaining(LONG);
    }

    private static void unmappable(ThrowingCallable call) {
        UnmappableItemException failure = catchThrowableOfType(UnmappableItemException.class, call);
        assertThat(failure.entity()).isEqualTo(NAME);
        assertThat(failure).hasMessageStartingWith(NAME);
    }
}
