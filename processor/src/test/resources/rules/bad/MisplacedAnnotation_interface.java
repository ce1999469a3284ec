package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_interface {

    interface Dated {

        @Attribute("d")
        String date();
    }

    @ItemCollection
    sealed interface OrderItem permits Order, Line {

        @Attribute("id")
        String orderId();
    }

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [MisplacedAnnotation] The component orderId of the record rules.MisplacedAnnotation_interface.Order cannot inherit an annotation of Keywright from rules.MisplacedAnnotation_interface.OrderItem.orderId: "@Attribute". Repeat it on the component, or remove it there.
    // ERROR [MisplacedAnnotation] The component date of the record rules.MisplacedAnnotation_interface.Order cannot inherit an annotation of Keywright from rules.MisplacedAnnotation_interface.Dated.date: "@Attribute". Repeat it on the component, or remove it there.
    record Order(String orderId, String date) implements OrderItem, Dated {}

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "LINE#{number:3}")
    record Line(@Attribute("id") String orderId, int number) implements OrderItem {}

    @Table(
            entities = {Order.class, Line.class},
            collections = OrderItem.class)
    interface Shop {}
}
