package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.Address;
import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.OrderStatus;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lies in the table: one item of each type, as DynamoDB holds it. Stored data is for ever, and so are these texts. */
@DynamoDbTest
class StoredItemsTest {

    private static final String NAME = DynamoDbExtension.tableName("daintree-stored");
    private static final Instant MORNING = Instant.parse("2026-05-14T15:23:40.250Z");
    private static final Address ADDRESS = new Address("4 Mill Lane", "CB1 2AB", "Cambridge", "GB");

    private DynamoDbClient client;
    private DaintreeTable daintree;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        DaintreeTable.createTable(client, NAME);
        daintree = DaintreeTable.open(client, NAME);
    }

    @Test
    void aCustomerIsFoundByItsEmailInLowerCaseWhileTheAttributeKeepsIt() {
        Customer customer =
                new Customer("c-01", "Ada.Okafor@example.com", "Ada", "Okafor", ADDRESS, LocalDate.parse("2024-02-11"));
        daintree.customer().create(customer);

        assertStored(customer, CustomerMapper.INSTANCE, """
                PK            S    CUSTOMER#c-01
                SK            S    CUSTOMER#c-01
                GSI1PK        S    EMAIL#ada.okafor@example.com
                GSI1SK        S    CUSTOMER
                Type          S    Customer
                address       M    city=Cambridge, country=GB, street=4 Mill Lane, zip=CB1 2AB
                customerId    S    c-01
                email         S    Ada.Okafor@example.com
                fn            S    Ada
                ln            S    Okafor
                since         S    2024-02-11
                """);
    }

    @Test
    void aCustomerWithoutAnAddressHasNoSuchAttribute() {
        Customer customer =
                new Customer("c-05", "elif.demir@example.com", "Elif", "Demir", null, LocalDate.parse("2024-05-27"));
        daintree.customer().create(customer);

        assertStored(customer, CustomerMapper.INSTANCE, """
                PK            S    CUSTOMER#c-05
                SK            S    CUSTOMER#c-05
                GSI1PK        S    EMAIL#elif.demir@example.com
                GSI1SK        S    CUSTOMER
                Type          S    Customer
                customerId    S    c-05
                email         S    elif.demir@example.com
                fn            S    Elif
                ln            S    Demir
                since         S    2024-05-27
                """);
    }

    @Test
    void aSellerSharesTheIndexPartitionOfItsEmailAndDiffersInTheSortKey() {
        Seller seller = new Seller("s-03", "Ada.Okafor@example.com", "Ada's Kitchen", true);
        daintree.seller().create(seller);

        assertStored(seller, SellerMapper.INSTANCE, """
                PK            S    SELLER#s-03
                SK            S    SELLER#s-03
                GSI1PK        S    EMAIL#ada.okafor@example.com
                GSI1SK        S    SELLER
                Type          S    Seller
                email         S    Ada.Okafor@example.com
                sellerId      S    s-03
                shopName      S    Ada's Kitchen
                verified      BOOL true
                """);
    }

    @Test
    void aCartLiesInItsCustomersPartition() {
        Cart cart = daintree.cart().create(Cart.begun("c-01", CartKind.SHOPPING, MORNING));

        assertStored(cart, CartMapper.INSTANCE, """
                PK            S    CUSTOMER#c-01
                SK            S    CART#SHOPPING
                Type          S    Cart
                changedAt     S    2026-05-14T15:23:40.250000000Z
                customerId    S    c-01
                kind          S    SHOPPING
                version       N    1
                """);
    }

    @Test
    void aCartItemHasAPrefixOfItsOwn() {
        CartItem item = new CartItem("c-01", CartKind.SAVED, "p-036", "Reef Compact", new BigDecimal("219.00"), 2);
        daintree.cartItem().create(item);

        assertStored(item, CartItemMapper.INSTANCE, """
                PK            S    CUSTOMER#c-01
                SK            S    CARTITEM#SAVED#p-036
                Type          S    CartItem
                customerId    S    c-01
                kind          S    SAVED
                productId     S    p-036
                quantity      N    2
                title         S    Reef Compact
                unitPrice     N    219
                """);
    }

    @Test
    void anOrderLiesInItsCustomersPartition() {
        Order order = new Order(
                "c-01",
                "2026-05-14-0044",
                MORNING,
                OrderStatus.DELIVERED,
                ADDRESS,
                new BigDecimal("507.80"),
                Optional.of(LocalDate.parse("2026-05-18")));
        daintree.order().create(order);

        assertStored(order, OrderMapper.INSTANCE, """
                PK            S    CUSTOMER#c-01
                SK            S    ORDER#2026-05-14-0044
                Type          S    Order
                customerId    S    c-01
                deliveredOn   S    2026-05-18
                orderId       S    2026-05-14-0044
                placedAt      S    2026-05-14T15:23:40.250000000Z
                shipTo        M    city=Cambridge, country=GB, street=4 Mill Lane, zip=CB1 2AB
                status        S    DELIVERED
                total         N    507.8
                """);
    }

    @Test
    void anOrderLineHasItsNumberInThreeDigitsAndIsRegroupedByCustomer() {
        OrderLine line =
                new OrderLine("2026-05-14-0044", 7, "c-01", "p-036", "Reef Compact", new BigDecimal("219.00"), 1);
        daintree.orderLine().create(line);

        assertStored(line, OrderLineMapper.INSTANCE, """
                PK            S    ORDER#2026-05-14-0044
                SK            S    LINE#007
                GSI2PK        S    CUSTOMER#c-01
                GSI2SK        S    PRODUCT#p-036#ORDER#2026-05-14-0044#007
                Type          S    OrderLine
                customerId    S    c-01
                line          N    7
                orderId       S    2026-05-14-0044
                productId     S    p-036
                quantity      N    1
                title         S    Reef Compact
                unitPrice     N    219
                """);
    }

    @Test
    void aPaymentHasWholeSecondsInItsKeyAndTheExactTimeInItsAttribute() {
        Payment payment = new Payment(
                "2026-05-14-0044",
                MORNING,
                UUID.fromString("5F0C7A53-2D54-4C0E-9D3C-0C3C5E1B7A11"),
                PaymentMethod.VOUCHER,
                BigDecimal.TEN);
        daintree.payment().create(payment);

        assertStored(payment, PaymentMapper.INSTANCE, """
                PK            S    ORDER#2026-05-14-0044
                SK            S    PAYMENT#2026-05-14T15:23:40Z#5f0c7a53-2d54-4c0e-9d3c-0c3c5e1b7a11
                Type          S    Payment
                amount        N    10
                method        S    VOUCHER
                orderId       S    2026-05-14-0044
                paidAt        S    2026-05-14T15:23:40.250000000Z
                paymentId     S    5f0c7a53-2d54-4c0e-9d3c-0c3c5e1b7a11
                """);
    }

    @Test
    void aTopCategoryHasNoParentAndSoNoEntryInTheIndexOfChildren() {
        Category books = daintree.category().create(Category.top("books", "Books"));

        assertStored(books, CategoryMapper.INSTANCE, """
                PK            S    CATEGORY#books
                SK            S    CATEGORY#books
                GSI3PK        S    TOP#books
                GSI3SK        S    CATEGORY#books/
                Type          S    Category
                categoryId    S    books
                name          S    Books
                path          S    books/
                topCategoryId S    books
                version       N    1
                """);
    }

    @Test
    void aCategoryBelowAnotherIsListedByItsParentAndByItsPath() {
        Category dotnet =
                daintree.category().create(Category.top("books", "Books").child("dotnet", "C# and .NET"));

        assertStored(dotnet, CategoryMapper.INSTANCE, """
                PK            S    CATEGORY#dotnet
                SK            S    CATEGORY#dotnet
                GSI2PK        S    PARENT#books
                GSI2SK        S    CATEGORY#C# and .NET
                GSI3PK        S    TOP#books
                GSI3SK        S    CATEGORY#books/dotnet/
                Type          S    Category
                categoryId    S    dotnet
                name          S    C# and .NET
                parentId      S    books
                path          S    books/dotnet/
                topCategoryId S    books
                version       N    1
                """);
    }

    @Test
    void aProductIsListedByTitleByCategoryAndByPath() {
        Category art = Category.top("books", "Books").child("art", "Art");
        Product product = daintree.product()
                .create(Product.in(
                        art,
                        "p-023",
                        "s-01",
                        "Colour Before Noon",
                        new BigDecimal("58"),
                        4,
                        Set.of("hardcover", "gift"),
                        Map.of("pages", "220", "language", "fr")));

        assertStored(product, ProductMapper.INSTANCE, """
                PK            S    PRODUCT#p-023
                SK            S    PRODUCT#p-023
                GSI1PK        S    TITLE#colour before noon
                GSI1SK        S    PRODUCT#p-023
                GSI2PK        S    CATEGORY#art
                GSI2SK        S    PRODUCT#colour before noon#p-023
                GSI3PK        S    TOP#books
                GSI3SK        S    PRODUCT#books/art/#p-023
                Type          S    Product
                categoryId    S    art
                categoryPath  S    books/art/
                features      M    language=fr, pages=220
                price         N    58
                productId     S    p-023
                sellerId      S    s-01
                stock         N    4
                tags          SS   gift, hardcover
                title         S    Colour Before Noon
                topCategoryId S    books
                version       N    1
                """);
    }

    /** The item at the entity's key is this text, and the mapper makes the entity of it again. */
    private <T> void assertStored(T entity, EntityMapper<T> mapper, String text) {
        PrimaryKey<T> key = mapper.key(entity);
        Map<String, AttributeValue> item = client.getItem(request -> request.tableName(NAME)
                        .key(Map.of(
                                "PK", AttributeValue.fromS(key.partition()),
                                "SK", AttributeValue.fromS(String.valueOf(key.sort()))))
                        .consistentRead(true))
                .item();
        assertThat(RawItem.text(item)).isEqualTo(text);
        assertThat(mapper.fromItem(item)).isEqualTo(entity);
    }
}
