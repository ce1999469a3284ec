package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** Get, put, create and delete against the engine, and the requests they become. */
@DynamoDbTest
class OperationsTest {

    private static final Customer ADA = new Customer("s3cret-1", "Ada@Example.com");
    private static final String KEY = "CUSTOMER#s3cret-1";

    private DynamoDbClient client;
    private ShopTable shop;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        shop = ShopTable.create(given);
    }

    @Test
    void whatIsPutCanBeGot() {
        assertThat(Put.put(shop.context(), CustomerMapper.INSTANCE, ADA).execute())
                .isSameAs(ADA);
        assertThat(get("s3cret-1").execute()).contains(ADA);
        assertThat(get("s3cret-1").consistent().execute()).contains(ADA);
        assertThat(get("nobody").execute()).isEmpty();
    }

    @Test
    void putReplacesTheWholeItem() {
        shop.put(ADA);
        Customer withoutEmail = new Customer("s3cret-1", null);

        shop.put(withoutEmail);

        assertThat(get("s3cret-1").execute()).contains(withoutEmail);
        assertThat(CustomerMapper.INSTANCE.toItem(withoutEmail)).doesNotContainKeys("GSI1PK", "GSI1SK", "email");
    }

    @Test
    void createRefusesATakenKeyAndLeavesTheItemAsItIs() {
        create(ADA).execute();
        Customer other = new Customer("s3cret-1", "other@example.com");

        ItemAlreadyExistsException failure = catchThrowableOfType(
                ItemAlreadyExistsException.class, () -> create(other).execute());

        assertThat(failure).isInstanceOf(ConditionFailedException.class);
        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.partition()).isEqualTo(KEY);
        assertThat(failure.sort()).isEqualTo(KEY);
        assertThat(failure).hasMessage("Customer cannot be created: its key is taken.");
        assertThat(get("s3cret-1").execute()).contains(ADA);
    }

    @Test
    void messagesShowKeysOnlyWhenToldTo() {
        ShopTable talkative = ShopTable.open(
                client, TableOptions.builder().keysInMessages(true).build());
        create(ADA).execute();

        assertThatThrownBy(() -> Put.create(talkative.context(), CustomerMapper.INSTANCE, ADA)
                        .execute())
                .hasMessage("Customer cannot be created: its key is taken. Key: " + KEY + " / " + KEY);
    }

    @Test
    void deleteGivesTheOldObject() {
        shop.put(ADA);

        assertThat(delete("s3cret-1").execute()).contains(ADA);
        assertThat(delete("s3cret-1").execute()).isEmpty();
        assertThat(get("s3cret-1").execute()).isEmpty();
    }

    @Test
    @DisplayName("B47: another type under the key is an error")
    void anotherTypeUnderTheKeyIsAnError() {
        putWithType("Order");

        UnexpectedTypeException failure = catchThrowableOfType(
                UnexpectedTypeException.class, () -> get("s3cret-1").execute());

        assertThat(failure.expected()).isEqualTo("Customer");
        assertThat(failure.found()).isEqualTo("Order");
        assertThat(failure.partition()).isEqualTo(KEY);
        assertThat(failure).hasMessage("An item under a key of Customer is of another type than \"Customer\".");
    }

    @Test
    void deleteLeavesAnItemOfAnotherTypeWhereItIs() {
        putWithType("Order");

        UnexpectedTypeException failure = catchThrowableOfType(
                UnexpectedTypeException.class, () -> delete("s3cret-1").execute());

        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.found()).isEqualTo("Order");
        assertThat(failure.partition()).isEqualTo(KEY);
        assertThat(stored()).containsEntry("Type", AttributeValue.fromS("Order"));
    }

    @Test
    void deleteLeavesAnItemWithoutATypeWhereItIs() {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.remove("Type");
        shop.putRaw(item);
        ShopTable lenient = ShopTable.open(
                client, TableOptions.builder().missingType(MissingType.SKIP).build());

        assertThatThrownBy(() -> delete("s3cret-1").execute()).isInstanceOf(MissingTypeException.class);
        assertThat(new Delete<>(lenient.context(), CustomerMapper.INSTANCE, CustomerMapper.key("s3cret-1")).execute())
                .isEmpty();
        assertThat(stored()).isEqualTo(item);
    }

    @Test
    void deleteOfAnItemThatCannotBecomeAnObjectSaysSoAndItIsGone() {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.put("email", AttributeValue.fromN("1"));
        shop.putRaw(item);

        assertThatThrownBy(() -> delete("s3cret-1").execute()).isInstanceOf(UnmappableItemException.class);
        assertThat(stored()).isEmpty();
    }

    @Test
    void anUnknownTypeUnderTheKeyIsAnErrorToo() {
        putWithType("FromTheFuture");

        assertThatThrownBy(() -> get("s3cret-1").execute()).isInstanceOf(UnexpectedTypeException.class);
    }

    @Test
    void aMissingTypeFailsNamingTheKeyOrIsSkipped() {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.remove("Type");
        shop.putRaw(item);
        ShopTable lenient = ShopTable.open(
                client, TableOptions.builder().missingType(MissingType.SKIP).build());

        MissingTypeException failure = catchThrowableOfType(
                MissingTypeException.class, () -> get("s3cret-1").execute());

        assertThat(failure.partition()).isEqualTo(KEY);
        assertThat(failure.sort()).isEqualTo(KEY);
        assertThat(failure.attribute()).isEqualTo("Type");
        assertThat(failure).hasMessageNotContaining("s3cret");
        assertThat(new Get<>(lenient.context(), CustomerMapper.INSTANCE, CustomerMapper.key("s3cret-1")).execute())
                .isEmpty();
    }

    @Test
    void anAttributeOfAnotherTypeIsUnmappableWithItsKeyAndPath() {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.put("email", AttributeValue.fromN("1"));
        shop.putRaw(item);

        UnmappableItemException failure = catchThrowableOfType(
                UnmappableItemException.class, () -> get("s3cret-1").execute());

        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.path()).isEqualTo("email");
        assertThat(failure.partition()).isEqualTo(KEY);
        assertThat(failure.sort()).isEqualTo(KEY);
        assertThat(failure)
                .hasMessage("Customer.email cannot be read: expected any text as text (S), found a number (N).");
    }

    @Test
    void whatTheConstructorThrowsIsTheCauseOfAnUnmappableItem() {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.put("email", AttributeValue.fromS("unlucky"));
        shop.putRaw(item);

        assertThatThrownBy(() -> get("s3cret-1").execute())
                .isInstanceOfSatisfying(UnmappableItemException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Customer");
                    assertThat(failure.partition()).isEqualTo(KEY);
                })
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("B4: a key that cannot be built sends nothing")
    void aKeyThatCannotBeBuiltSendsNothing() {
        assertThatThrownBy(() -> create(new Customer("a#b", null)).execute())
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Customer.customerId");
        assertThatThrownBy(() -> get("")).isInstanceOf(InvalidKeyException.class);
        assertThat(shop.inPartition("a").list()).isEmpty();
    }

    @Test
    void theRequestsCanBeHadWithoutSendingThem() {
        Map<String, AttributeValue> key = Map.of("PK", AttributeValue.fromS(KEY), "SK", AttributeValue.fromS(KEY));
        PutItemRequest create = create(ADA).toRequest();

        assertThat(get("s3cret-1").toRequest().key()).isEqualTo(key);
        assertThat(get("s3cret-1").toRequest().tableName()).isEqualTo(ShopTable.NAME);
        assertThat(get("s3cret-1").toRequest().consistentRead()).isNull();
        assertThat(get("s3cret-1").consistent().toRequest().consistentRead()).isTrue();
        assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#n0)");
        assertThat(create.expressionAttributeNames()).isEqualTo(Map.of("#n0", "PK"));
        assertThat(create.item()).containsEntry("GSI1PK", AttributeValue.fromS("EMAIL#ada@example.com"));
        assertThat(Put.put(shop.context(), CustomerMapper.INSTANCE, ADA)
                        .toRequest()
                        .conditionExpression())
                .isNull();
        assertThat(delete("s3cret-1").toRequest().key()).isEqualTo(key);
        assertThat(delete("s3cret-1").toRequest().returnValues()).isEqualTo(ReturnValue.ALL_OLD);
        assertThat(delete("s3cret-1").toRequest().conditionExpression())
                .isEqualTo("attribute_not_exists(#n0) OR #n1 = :v0");
        assertThat(get("s3cret-1").execute()).isEqualTo(Optional.empty());
    }

    private Get<Customer> get(String customerId) {
        return new Get<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(customerId));
    }

    private Put<Customer> create(Customer customer) {
        return Put.create(shop.context(), CustomerMapper.INSTANCE, customer);
    }

    private Delete<Customer> delete(String customerId) {
        return new Delete<>(shop.context(), CustomerMapper.INSTANCE, CustomerMapper.key(customerId));
    }

    private Map<String, AttributeValue> stored() {
        return client.getItem(get("s3cret-1").toRequest()).item();
    }

    private void putWithType(String type) {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(ADA));
        item.put("Type", AttributeValue.fromS(type));
        shop.putRaw(item);
    }
}
