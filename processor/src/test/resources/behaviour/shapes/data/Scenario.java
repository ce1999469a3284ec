package data;

import io.keywright.testing.DynamoDbExtension;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import shop.Account;
import shop.Customer;
import shop.Customer.Color;
import shop.Place;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every kind of property there and back, and what is left out of an index. */
public final class Scenario implements Consumer<DynamoDbClient> {

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("shop");
        ShopTable.createTable(client, table);
        ShopTable shop = ShopTable.open(client, table);
        Customer full = full();
        Customer bare = bare();
        Account account = account();
        shop.customer().create(full);
        shop.customer().create(bare);
        shop.account().put(account);

        emptySets(shop, bare);
        roundTrips(shop, full, bare, account);
        indexes(shop, full);
        assertThat(shop.item("full").list()).hasSize(2).hasOnlyElementsOfTypes(Customer.class, Account.class);
        assertThat(shop.account().delete("full", 42).map(Account::getBalance)).contains(new BigDecimal("9.5"));
        assertThat(shop.account().delete(account)).isEmpty();
        assertThatThrownBy(() -> shop.customer().create(full)).isInstanceOf(ItemAlreadyExistsException.class);
        assertThatThrownBy(() -> shop.customer().put(nothingFor(bare)))
                .isInstanceOf(InvalidEntityException.class)
                .hasMessageContaining("nick");
        assertThat(CustomerAttributes.HOLIDAY.geo().height().storedPath()).containsExactly("holiday", "geo", "height");
        assertThat(CustomerAttributes.BY_NAME.storedPath()).containsExactly("m");
    }

    private static void roundTrips(ShopTable shop, Customer full, Customer bare, Account account) {
        Customer read = shop.customer().get("full").orElseThrow();
        assertThat(read).usingRecursiveComparison().isEqualTo(full);
        assertThat(shop.customer().get("bare").orElseThrow())
                .usingRecursiveComparison()
                .isEqualTo(bare);
        Account same = shop.account().get("full", 42).orElseThrow();
        assertThat(same).usingRecursiveComparison().isEqualTo(account);

        Map<String, AttributeValue> item = CustomerMapper.INSTANCE.toItem(bare);
        assertThat(item).containsKeys("pk", "sk", "_type", "m").doesNotContainKeys("tags", "address", "nick", "numbers");
        assertThat(CustomerMapper.INSTANCE.toItem(full).get("tags").ss()).containsExactlyInAnyOrder("a", "b");
    }

    /** A set that can be absent is kept as a list, which tells empty from absent. */
    private static void emptySets(ShopTable shop, Customer bare) {
        Customer empty = new Customer(
                "empty", bare.address(), bare.home(), bare.nick(), bare.holiday(), bare.color(), bare.favourite(),
                bare.phones(), bare.places(), Set.of(), Set.of(), Optional.of(Set.of()), bare.byName(),
                bare.counts(), bare.picture(), bare.initial(), bare.active(), bare.small(), bare.tiny(), bare.share(),
                bare.score());
        shop.customer().create(empty);

        assertThat(CustomerMapper.INSTANCE.toItem(empty)).doesNotContainKeys("tags").containsKeys("numbers", "palette");
        Customer read = shop.customer().get("empty").orElseThrow();
        assertThat(read.tags()).isEmpty();
        assertThat(read.numbers()).isEmpty();
        assertThat(read.palette()).contains(Set.of());
    }

    private static void indexes(ShopTable shop, Customer full) {
        assertThat(CustomerMapper.INSTANCE.toItem(full).get("gsi1_sk").s()).isEqualTo("00120#03");
        assertThat(shop.customer().byCountry("NZ").list()).hasSize(1);
        assertThat(shop.customer().byCountry("NZ").addressGeoHeight(120).homeFloorUntil(3).list()).hasSize(1);
        assertThat(shop.customer().byCountry("NZ").addressGeoHeightAfter(120).list()).isEmpty();
        assertThat(shop.customer().byNick("nick").list()).hasSize(1);
        assertThat(shop.account().byOwner("nobody").list()).isEmpty();
        assertThat(CustomerMapper.INSTANCE.toItem(bare())).doesNotContainKeys("gsi1_pk", "gsi1_sk", "gsi2_pk");
    }

    private static Account account() {
        Account account = new Account();
        account.setId("full");
        account.setNumber(42);
        account.setBalance(new BigDecimal("9.5"));
        account.setNote(Optional.of("note"));
        account.setOpen(true);
        return account;
    }

    private static Customer full() {
        Place place = place(new Place.Geo(1.5, -2.5, 120));
        return new Customer(
                "full", place, place, Optional.of("nick"), Optional.of(place), Color.RED, Color.GREEN, List.of("1", "2"),
                List.of(place), Set.of("a", "b"), Set.of(1, 2), Optional.of(Set.of(Color.RED)), Map.of("here", place),
                Map.of(Color.GREEN, List.of(1L, 2L)), new byte[] {1, 2}, 'x', true, (short) 3, (byte) 4, 0.5f, 0.25);
    }

    private static Customer bare() {
        return new Customer(
                "bare", null, place(null), Optional.empty(), Optional.empty(), Color.RED, null, List.of(), null,
                Set.of(), null, Optional.empty(), Map.of(), Map.of(), new byte[0], 'x', false, (short) 0, (byte) 0,
                0f, 0);
    }

    /** Some leave an Optional null. */
    private static Customer nothingFor(Customer bare) {
        return new Customer(
                bare.id(), bare.address(), bare.home(), null, bare.holiday(), bare.color(), bare.favourite(),
                bare.phones(), bare.places(), bare.tags(), bare.numbers(), bare.palette(), bare.byName(),
                bare.counts(), bare.picture(), bare.initial(), bare.active(), bare.small(), bare.tiny(), bare.share(),
                bare.score());
    }

    private static Place place(Place.Geo geo) {
        Place near = new Place("Near", null, Optional.empty(), 1, List.of());
        return new Place("Street", "NZ", Optional.ofNullable(geo), 3, List.of(near));
    }
}
