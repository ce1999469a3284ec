package com.daintree.data.tour;

import com.daintree.data.DaintreeTable;
import com.daintree.shop.CartKind;
import java.time.Instant;
import java.util.List;

/** The ten access patterns of the store. */
final class AccessPatterns {

    private AccessPatterns() {}

    static List<AccessPattern> of(DaintreeTable daintree) {
        return List.of(
                AccessPattern.of(
                        "All products of a category",
                        Step.of(
                                "daintree.product().ofCategory(\"databases\").list()",
                                () -> daintree.product().ofCategory("databases").list(),
                                "GSI2PK GSI2SK price")),
                AccessPattern.of(
                        "All subcategories of a category, and all products anywhere below one",
                        Step.of(
                                "daintree.category().ofParent(\"computing\").list()",
                                () -> daintree.category().ofParent("computing").list(),
                                "GSI2PK GSI2SK path"),
                        Step.of(
                                "daintree.product().below(\"kitchen\").list()",
                                () -> daintree.product().below("kitchen").list(),
                                "GSI3PK GSI3SK title"),
                        Step.of(
                                "daintree.product().below(\"books\").categoryPathStartingWith(\"books/art/\").list()",
                                () -> daintree.product()
                                        .below("books")
                                        .categoryPathStartingWith("books/art/")
                                        .list(),
                                "GSI3PK GSI3SK title")),
                AccessPattern.of(
                        "All orders of a customer",
                        Step.of(
                                "daintree.order().ofCustomer(\"c-03\").list()",
                                () -> daintree.order().ofCustomer("c-03").list(),
                                "PK SK status deliveredOn total"),
                        Step.of(
                                "daintree.order().ofCustomer(\"c-01\").orderIdStartingWith(\"2026-05\").descending().list()",
                                () -> daintree.order()
                                        .ofCustomer("c-01")
                                        .orderIdStartingWith("2026-05")
                                        .descending()
                                        .list(),
                                "PK SK status deliveredOn total")),
                AccessPattern.of(
                        "All payments of an order",
                        Step.of(
                                "daintree.payment().ofOrder(\"2026-02-18-0016\").list()",
                                () -> daintree.payment()
                                        .ofOrder("2026-02-18-0016")
                                        .list(),
                                "SK method amount"),
                        Step.of(
                                "daintree.payment().ofOrder(\"2026-02-18-0016\").paidAtFrom(Instant.parse(\"2026-02-18T12:00:00Z\")).list()",
                                () -> daintree.payment()
                                        .ofOrder("2026-02-18-0016")
                                        .paidAtFrom(Instant.parse("2026-02-18T12:00:00Z"))
                                        .list(),
                                "PK paidAt method amount")),
                AccessPattern.of(
                        "One order of a customer",
                        Step.of(
                                "daintree.order().get(\"c-01\", \"2026-02-18-0016\")",
                                () -> daintree.order().get("c-01", "2026-02-18-0016"),
                                "SK shipTo total")),
                AccessPattern.of(
                        "All items of a customer's cart",
                        Step.of(
                                "daintree.cartItem().ofCustomer(\"c-03\").kind(CartKind.SHOPPING).list()",
                                () -> daintree.cartItem()
                                        .ofCustomer("c-03")
                                        .kind(CartKind.SHOPPING)
                                        .list(),
                                "PK SK title unitPrice quantity")),
                AccessPattern.of(
                        "What a customer ever ordered, in order of product, and the lines of one order",
                        Step.of(
                                "daintree.orderLine().everOrderedBy(\"c-03\").list()",
                                () -> daintree.orderLine().everOrderedBy("c-03").list(),
                                "GSI2PK GSI2SK title"),
                        Step.of(
                                "daintree.orderLine().ofOrder(\"2026-02-18-0016\").list()",
                                () -> daintree.orderLine()
                                        .ofOrder("2026-02-18-0016")
                                        .list(),
                                "PK SK title unitPrice quantity")),
                AccessPattern.of(
                        "A customer by e-mail, told from a seller with the same address",
                        Step.of(
                                "daintree.customer().byEmail(\"Ida.Lindgren@Example.com\").first()",
                                () -> daintree.customer()
                                        .byEmail("Ida.Lindgren@Example.com")
                                        .first(),
                                "GSI1PK GSI1SK fn ln since"),
                        Step.of(
                                "daintree.seller().byEmail(\"Ida.Lindgren@Example.com\").first()",
                                () -> daintree.seller()
                                        .byEmail("Ida.Lindgren@Example.com")
                                        .first(),
                                "GSI1PK GSI1SK shopName verified")),
                AccessPattern.of(
                        "Everything in a customer's partition; carts alone, orders alone",
                        Step.of(
                                "daintree.customerItem(\"c-04\").list()",
                                () -> daintree.customerItem("c-04").list(),
                                "SK Type title quantity fn total"),
                        Step.of(
                                "daintree.cart().ofCustomer(\"c-04\").list()",
                                () -> daintree.cart().ofCustomer("c-04").list(),
                                "PK SK Type changedAt"),
                        Step.of(
                                "daintree.order().ofCustomer(\"c-04\").list()",
                                () -> daintree.order().ofCustomer("c-04").list(),
                                "PK SK Type total")),
                AccessPattern.of(
                        "Products by their exact title, whatever the case of its letters",
                        Step.of(
                                "daintree.product().byTitle(\"MOKA POT, 6 CUPS\").list()",
                                () -> daintree.product()
                                        .byTitle("MOKA POT, 6 CUPS")
                                        .list(),
                                "GSI1PK GSI1SK title sellerId price")));
    }
}
