package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.AccessPattern.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccessPatternsTest {

    private static final QualifiedName CUSTOMER = TestModel.shop("Customer");
    private static final QualifiedName ORDER = TestModel.shop("Order");

    @Test
    void everyPatternOfTheStoreIsTold() {
        assertThat(AccessPatterns.of(TestModel.daintree()))
                .containsExactly(
                        new AccessPattern(
                                CUSTOMER,
                                "get",
                                Operation.GET_ITEM,
                                null,
                                "PK = CUSTOMER#{customerId} and SK = CUSTOMER#{customerId}",
                                1),
                        new AccessPattern(
                                CUSTOMER,
                                "byEmail",
                                Operation.QUERY,
                                "GSI1",
                                "GSI1PK = EMAIL#{email:lower} and GSI1SK = CUSTOMER",
                                1),
                        new AccessPattern(
                                ORDER,
                                "get",
                                Operation.GET_ITEM,
                                null,
                                "PK = CUSTOMER#{customerId} and SK = ORDER#{orderId}",
                                1),
                        new AccessPattern(
                                ORDER,
                                "ofCustomer",
                                Operation.QUERY,
                                null,
                                "PK = CUSTOMER#{customerId} and SK begins with ORDER#",
                                1),
                        new AccessPattern(ORDER, "byStatus", Operation.QUERY, "GSI2", "GSI2PK = STATUS#{status}", 1),
                        new AccessPattern(
                                ORDER, "ofCustomerByTime", Operation.QUERY, "LSI1", "PK = CUSTOMER#{customerId}", 1),
                        new AccessPattern(
                                QualifiedName.of("com.daintree.data", "Daintree", "CustomerItem"),
                                "customerItem",
                                Operation.QUERY,
                                null,
                                "PK = CUSTOMER#{customerId}",
                                1));
    }

    @Test
    void patternsOfTheTableNameNoIndex() {
        assertThat(AccessPatterns.of(TestModel.daintree()))
                .filteredOn(pattern -> pattern.index().isPresent())
                .extracting(AccessPattern::name)
                .containsExactly("byEmail", "byStatus", "ofCustomerByTime");
    }

    @Test
    void keyWithoutSortKeyIsItsPartition() {
        Entity session = TestModel.entity(
                "Session",
                TestModel.key("SESSION#{id}", null, "all"),
                List.of(),
                TestModel.property("id", TestModel.STRING));

        assertThat(AccessPatterns.of(TestModel.table(session)))
                .extracting(AccessPattern::keyCondition)
                .containsExactly("PK = SESSION#{id}", "PK = SESSION#{id}");
    }

    @Test
    void collectionOfAnIndexAsksTheIndex() {
        Entity role = TestModel.entity(
                "Role",
                TestModel.key("MOVIE#{movie}", "ROLE#{actor}"),
                List.of(TestModel.gsi(1, "ofActor", "ACTOR#{actor}", "{movie}")),
                TestModel.property("movie", TestModel.STRING),
                TestModel.property("actor", TestModel.STRING));
        Table table = TestModel.withCollections(
                TestModel.table(List.of(TestModel.globalIndex(1, Index.Projection.ALL)), role),
                new Collection(TestModel.shop("ActorItem"), "actorItem", 1, List.of(role.javaType())));

        assertThat(AccessPatterns.of(table))
                .contains(new AccessPattern(
                        TestModel.shop("ActorItem"),
                        "actorItem",
                        Operation.QUERY,
                        "GSI1",
                        "GSI1PK = ACTOR#{actor}",
                        1));
    }
}
