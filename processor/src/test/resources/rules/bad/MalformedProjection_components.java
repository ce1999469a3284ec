package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projection;
import io.keywright.annotation.Table;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public interface MalformedProjection_components {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
    record Order(
            String customerId,
            String orderId,
            BigDecimal total,
            int lines,
            @Nullable String note,
            Optional<String> code,
            List<String> tags) {}

    @Projection(of = Order.class)
    record OrderSummary(
            // ERROR [MalformedProjection] The component orderId of the projection rules.MalformedProjection_components.OrderSummary may not have "@Attribute": how it is stored is what Order says. Take it away.
            @Attribute("o") String orderId,
            // ERROR [MalformedProjection] The component total of the projection rules.MalformedProjection_components.OrderSummary may not be "@Nullable", which it is not in Order. Take it away.
            @Nullable BigDecimal total,
            // ERROR [MalformedProjection] The component lines of the projection rules.MalformedProjection_components.OrderSummary must have the type that it has in Order, "int": "java.lang.Integer". Write int lines.
            Integer lines,
            // ERROR [MalformedProjection] The component note of the projection rules.MalformedProjection_components.OrderSummary must be "@Nullable", as it is in Order. Write @Nullable.
            String note,
            // ERROR [MalformedProjection] The component code of the projection rules.MalformedProjection_components.OrderSummary must have the type that it has in Order, "java.util.Optional<java.lang.String>": "java.lang.String". Write java.util.Optional<java.lang.String> code.
            String code,
            // ERROR [MalformedProjection] The component tags of the projection rules.MalformedProjection_components.OrderSummary must have the type that it has in Order, "java.util.List<java.lang.String>": "java.util.List<java.lang.Object>". Write java.util.List<java.lang.String> tags.
            List<Object> tags,
            // ERROR [MalformedProjection] The component paid of the projection rules.MalformedProjection_components.OrderSummary must be a property of Order: "paid". Order has "code", "customerId", "lines", "note", "orderId", "tags", "total".
            boolean paid) {}

    @Projection(of = Order.class)
    // ERROR [MalformedProjection] The projection rules.MalformedProjection_components.NoRecord must be a record, not this kind of type: "class". Write record NoRecord(…).
    class NoRecord {}

    @Projection(of = Order.class)
    // ERROR [MalformedProjection] The projection rules.MalformedProjection_components.Generic may not have type parameters: "T". Write the types of the entity's properties.
    record Generic<T>(T total) {}

    @Projection(of = Order.class)
    // ERROR [MalformedProjection] The projection rules.MalformedProjection_components.Empty must have a component: "()" are none. Write properties of the entity.
    record Empty() {}

    // ERROR [MalformedProjection] The projection rules.MalformedProjection_components.OfNothing must be of an entity that the table rules.MalformedProjection_components.Shop lists: "java.lang.String" is none. Write one of Order, or add it to @Table(entities = …).
    @Projection(of = String.class)
    record OfNothing(String orderId) {}

    // ERROR [MalformedProjection] The projection rules.MalformedProjection_components.Bare lacks "@Projection". Annotate it with @Projection(of = …), or take it from the table's projections.
    record Bare(String orderId) {}

    @Table(
            entities = Order.class,
            projections = {
                OrderSummary.class,
                NoRecord.class,
                Generic.class,
                Empty.class,
                OfNothing.class,
                Bare.class,
                // ERROR [ListedTwice] The table rules.MalformedProjection_components.Shop may not list a projection twice: "rules.MalformedProjection_components.OrderSummary". Remove one of them.
                OrderSummary.class
            })
    interface Shop {}
}
