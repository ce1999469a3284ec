package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemCollectionTooLargeException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.ItemTooLargeException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** What becomes of a write that DynamoDB refuses, or whose reply is lost. */
@DynamoDbTest
@InProcessOnly("injects faults")
class WriteErrorsTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
    }

    @Test
    void aLostReplyFollowedByTheSdksRetryIsNoConflict() {
        engine.inject(Fault.lostReply().on("PutItem"));
        engine.clearRequests();

        assertThat(create(ADA).execute()).isSameAs(ADA);

        assertThat(engine.requestCount()).isEqualTo(2);
        assertThat(stored(ADA)).isEqualTo(CustomerMapper.INSTANCE.toItem(ADA));
    }

    @Test
    void itIsNoneEitherIfDynamoDbWritesANumberOtherwise() {
        engine.inject(Fault.lostReply().on("PutItem"));

        assertThat(Put.create(shop.context(), new With("rate", AttributeValue.fromN("1.50")), ADA)
                        .execute())
                .isSameAs(ADA);

        assertThat(stored(ADA)).containsEntry("rate", AttributeValue.fromN("1.5"));
    }

    @Test
    void aConflictAfterALostRequestStaysOne() {
        create(ADA).execute();
        engine.inject(Fault.serverError().on("PutItem"));

        assertThatThrownBy(
                        () -> create(new Customer("c-1", "other@example.com")).execute())
                .isInstanceOf(ItemAlreadyExistsException.class);
    }

    @Test
    void theSameItemAtTheFirstAttemptIsAConflict() {
        create(ADA).execute();

        assertThatThrownBy(() -> create(ADA).execute()).isInstanceOf(ItemAlreadyExistsException.class);
    }

    @Test
    void aRefusalCarriesTheObjectThatIsThere() {
        create(ADA).execute();

        ItemAlreadyExistsException failure = catchThrowableOfType(
                ItemAlreadyExistsException.class,
                () -> create(new Customer("c-1", null)).execute());

        assertThat(failure.stored(Customer.class)).contains(ADA);
        assertThatThrownBy(() -> failure.stored(Order.class)).isInstanceOf(ClassCastException.class);
        assertThat(failure).hasCauseInstanceOf(ConditionalCheckFailedException.class);
    }

    @Test
    void replacingWhatIsNotThereOrAnotherTypeWritesNothing() {
        assertThatThrownBy(() -> replace(ADA).execute())
                .isInstanceOfSatisfying(ItemNotFoundException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Customer");
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c-1");
                    assertThat(failure.stored(Customer.class)).isEmpty();
                });
        assertThat(stored(ADA)).isEmpty();

        Map<String, AttributeValue> other = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        other.put("Type", AttributeValue.fromS("Order"));
        shop.putRaw(other);
        assertThatThrownBy(() -> replace(ADA).execute()).isInstanceOf(UnexpectedTypeException.class);
        assertThat(stored(ADA)).isEqualTo(other);
    }

    @Test
    void anItemOverTheLimitIsNotSent() {
        engine.clearRequests();
        With mapper = new With("notes", AttributeValue.fromS("x".repeat(400 * 1024)));

        assertThatThrownBy(() -> Put.create(shop.context(), mapper, ADA).execute())
                .isInstanceOfSatisfying(ItemTooLargeException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Customer");
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c-1");
                    assertThat(failure.bytes().orElseThrow()).isGreaterThan(400 * 1024);
                });
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void itsEntryInALocalIndexCountsToo() {
        Order large = new Order("c-1", "o-1", Instant.EPOCH, "x".repeat(250 * 1024));

        assertThatThrownBy(() -> ItemLimit.require(shop.context(), "Order", withoutGlobalKeys(large)))
                .isInstanceOf(ItemTooLargeException.class);
        assertThat(ItemLimit.require(
                        shop.context(), "Order", withoutGlobalKeys(new Order("c-1", "o-1", Instant.EPOCH, "OPEN"))))
                .isPositive();
    }

    @Test
    void whatOnlyTheServiceSeesIsTypedToo() {
        engine.inject(Fault.error("ValidationException", "Item size has exceeded the maximum allowed size"));
        assertThatThrownBy(() -> create(ADA).execute())
                .isInstanceOfSatisfying(
                        ItemTooLargeException.class,
                        failure -> assertThat(failure.bytes()).isEmpty());

        engine.inject(Fault.error("ItemCollectionSizeLimitExceededException", "Collection size exceeded."));
        assertThatThrownBy(() -> create(ADA).execute())
                .isInstanceOfSatisfying(
                        ItemCollectionTooLargeException.class,
                        failure -> assertThat(failure.entity()).isEqualTo("Customer"));
    }

    private static Map<String, AttributeValue> withoutGlobalKeys(Order order) {
        Map<String, AttributeValue> item =
                new HashMap<>(OrderMapper.INSTANCE.toItem(new Order("c-1", "o-1", Instant.EPOCH, "OPEN")));
        item.put("status", AttributeValue.fromS(order.status()));
        return item;
    }

    private Put<Customer> create(Customer customer) {
        return Put.create(shop.context(), CustomerMapper.INSTANCE, customer);
    }

    private Put<Customer> replace(Customer customer) {
        return Put.replace(shop.context(), CustomerMapper.INSTANCE, customer);
    }

    private Map<String, AttributeValue> stored(Customer customer) {
        Get<Customer> get =
                new Get<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(customer.customerId()));
        return engine.client().getItem(get.toRequest()).item();
    }

    /** Adds an attribute. */
    private record With(String name, AttributeValue value) implements EntityMapper<Customer> {
        @Override
        public List<MarkedAttribute> properties() {
            return CustomerMapper.INSTANCE.properties();
        }

        @Override
        public String type() {
            return "Customer";
        }

        @Override
        public String entity() {
            return "Customer";
        }

        @Override
        public PrimaryKey<Customer> key(Customer customer) {
            return CustomerMapper.INSTANCE.key(customer);
        }

        @Override
        public Map<String, AttributeValue> toItem(Customer customer) {
            Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(customer));
            item.put(name, value);
            return item;
        }

        @Override
        public Customer fromItem(Map<String, AttributeValue> item) {
            return CustomerMapper.INSTANCE.fromItem(item);
        }
    }
}
