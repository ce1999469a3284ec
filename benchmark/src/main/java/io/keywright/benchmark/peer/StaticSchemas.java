package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;

/** The immutable classes, told to the Enhanced Client attribute by attribute instead of by annotations. */
public final class StaticSchemas {

    private static final TableSchema<DeliveryImmutable> DELIVERY = delivery();
    private static final EnhancedType<LineImmutable> LINE_TYPE = EnhancedType.documentOf(LineImmutable.class, line());

    private StaticSchemas() {}

    /** For accounts. */
    public static TableSchema<AccountImmutable> account() {
        return StaticImmutableTableSchema.builder(AccountImmutable.class, AccountImmutable.Builder.class)
                .newItemBuilder(AccountImmutable::builder, AccountImmutable.Builder::build)
                .addAttribute(
                        String.class,
                        a -> a.name("accountId")
                                .getter(AccountImmutable::accountId)
                                .setter(AccountImmutable.Builder::accountId))
                .addAttribute(
                        String.class,
                        a -> a.name("firstName")
                                .getter(AccountImmutable::firstName)
                                .setter(AccountImmutable.Builder::firstName))
                .addAttribute(
                        String.class,
                        a -> a.name("lastName")
                                .getter(AccountImmutable::lastName)
                                .setter(AccountImmutable.Builder::lastName))
                .addAttribute(
                        String.class,
                        a -> a.name("email").getter(AccountImmutable::email).setter(AccountImmutable.Builder::email))
                .addAttribute(
                        String.class,
                        a -> a.name("city").getter(AccountImmutable::city).setter(AccountImmutable.Builder::city))
                .addAttribute(
                        String.class,
                        a -> a.name("country")
                                .getter(AccountImmutable::country)
                                .setter(AccountImmutable.Builder::country))
                .addAttribute(
                        String.class,
                        a -> a.name("language")
                                .getter(AccountImmutable::language)
                                .setter(AccountImmutable.Builder::language))
                .addAttribute(
                        String.class,
                        a -> a.name("PK")
                                .getter(AccountImmutable::pk)
                                .setter(AccountImmutable.Builder::pk)
                                .tags(StaticAttributeTags.primaryPartitionKey()))
                .addAttribute(
                        String.class,
                        a -> a.name("SK")
                                .getter(AccountImmutable::sk)
                                .setter(AccountImmutable.Builder::sk)
                                .tags(StaticAttributeTags.primarySortKey()))
                .addAttribute(
                        String.class,
                        a -> a.name("Type").getter(AccountImmutable::type).setter(AccountImmutable.Builder::type))
                .build();
    }

    /** For orders. */
    public static TableSchema<OrderImmutable> order() {
        return StaticImmutableTableSchema.builder(OrderImmutable.class, OrderImmutable.Builder.class)
                .newItemBuilder(OrderImmutable::builder, OrderImmutable.Builder::build)
                .addAttribute(
                        String.class,
                        a -> a.name("accountId")
                                .getter(OrderImmutable::accountId)
                                .setter(OrderImmutable.Builder::accountId))
                .addAttribute(
                        String.class,
                        a -> a.name("orderId").getter(OrderImmutable::orderId).setter(OrderImmutable.Builder::orderId))
                .addAttribute(
                        String.class,
                        a -> a.name("channel").getter(OrderImmutable::channel).setter(OrderImmutable.Builder::channel))
                .addAttribute(
                        String.class,
                        a -> a.name("currency")
                                .getter(OrderImmutable::currency)
                                .setter(OrderImmutable.Builder::currency))
                .addAttribute(
                        Long.class,
                        a -> a.name("number").getter(OrderImmutable::number).setter(OrderImmutable.Builder::number))
                .addAttribute(
                        BigDecimal.class,
                        a -> a.name("total").getter(OrderImmutable::total).setter(OrderImmutable.Builder::total))
                .addAttribute(
                        Instant.class,
                        a -> a.name("placedAt")
                                .getter(OrderImmutable::placedAt)
                                .setter(OrderImmutable.Builder::placedAt))
                .addAttribute(
                        OrderState.class,
                        a -> a.name("state").getter(OrderImmutable::state).setter(OrderImmutable.Builder::state))
                .addAttribute(
                        Boolean.class,
                        a -> a.name("gift").getter(OrderImmutable::gift).setter(OrderImmutable.Builder::gift))
                .addAttribute(
                        EnhancedType.documentOf(DeliveryImmutable.class, DELIVERY),
                        a -> a.name("delivery")
                                .getter(OrderImmutable::delivery)
                                .setter(OrderImmutable.Builder::delivery))
                .addAttribute(
                        EnhancedType.listOf(LINE_TYPE),
                        a -> a.name("lines").getter(OrderImmutable::lines).setter(OrderImmutable.Builder::lines))
                .addAttribute(
                        EnhancedType.setOf(String.class),
                        a -> a.name("labels").getter(OrderImmutable::labels).setter(OrderImmutable.Builder::labels))
                .addAttribute(
                        String.class,
                        a -> a.name("note").getter(OrderImmutable::note).setter(OrderImmutable.Builder::note))
                .addAttribute(
                        String.class,
                        a -> a.name("PK")
                                .getter(OrderImmutable::pk)
                                .setter(OrderImmutable.Builder::pk)
                                .tags(StaticAttributeTags.primaryPartitionKey()))
                .addAttribute(
                        String.class,
                        a -> a.name("SK")
                                .getter(OrderImmutable::sk)
                                .setter(OrderImmutable.Builder::sk)
                                .tags(StaticAttributeTags.primarySortKey()))
                .addAttribute(
                        String.class,
                        a -> a.name("GSI1PK").getter(OrderImmutable::gsi1pk).setter(OrderImmutable.Builder::gsi1pk))
                .addAttribute(
                        String.class,
                        a -> a.name("GSI1SK").getter(OrderImmutable::gsi1sk).setter(OrderImmutable.Builder::gsi1sk))
                .addAttribute(
                        String.class,
                        a -> a.name("Type").getter(OrderImmutable::type).setter(OrderImmutable.Builder::type))
                .build();
    }

    private static TableSchema<DeliveryImmutable> delivery() {
        return StaticImmutableTableSchema.builder(DeliveryImmutable.class, DeliveryImmutable.Builder.class)
                .newItemBuilder(DeliveryImmutable::builder, DeliveryImmutable.Builder::build)
                .addAttribute(
                        String.class,
                        a -> a.name("street")
                                .getter(DeliveryImmutable::street)
                                .setter(DeliveryImmutable.Builder::street))
                .addAttribute(
                        String.class,
                        a -> a.name("postalCode")
                                .getter(DeliveryImmutable::postalCode)
                                .setter(DeliveryImmutable.Builder::postalCode))
                .addAttribute(
                        String.class,
                        a -> a.name("city").getter(DeliveryImmutable::city).setter(DeliveryImmutable.Builder::city))
                .addAttribute(
                        String.class,
                        a -> a.name("country")
                                .getter(DeliveryImmutable::country)
                                .setter(DeliveryImmutable.Builder::country))
                .build();
    }

    private static TableSchema<LineImmutable> line() {
        return StaticImmutableTableSchema.builder(LineImmutable.class, LineImmutable.Builder.class)
                .newItemBuilder(LineImmutable::builder, LineImmutable.Builder::build)
                .addAttribute(
                        String.class,
                        a -> a.name("sku").getter(LineImmutable::sku).setter(LineImmutable.Builder::sku))
                .addAttribute(
                        String.class,
                        a -> a.name("title").getter(LineImmutable::title).setter(LineImmutable.Builder::title))
                .addAttribute(
                        Integer.class,
                        a -> a.name("quantity").getter(LineImmutable::quantity).setter(LineImmutable.Builder::quantity))
                .addAttribute(
                        BigDecimal.class,
                        a -> a.name("price").getter(LineImmutable::price).setter(LineImmutable.Builder::price))
                .build();
    }
}
