package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An entity that is the head of a node of a graph: the other items of its partition are the node's, its edges among them.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "PERSON#{personId}", sk = "PERSON")
 * @Node
 * public record Person(String personId, String name) {}
 *
 * @Entity
 * @Key(pk = "PERSON#{personId}", sk = "MARRIAGE#{spouseId}", name = "marriages")
 * @Gsi(index = 1, name = "marriagesTo", pk = "PERSON#{spouseId}", sk = "MARRIAGE#{personId}")
 * @Edge(from = Person.class, to = Person.class)
 * public record Marriage(String personId, String spouseId) {}
 *
 * @Table(entities = {Person.class, Marriage.class})
 * public interface Family {}
 * }</pre>
 *
 * <p>The repository has {@code deleteNode}, which deletes it all: it marks the head, so that no edge is connected to it any more,
 * deletes the items of the partition and the edges that point to it, and the head last. Whoever calls it again goes on where
 * it ended. The head's own sort key takes nothing that the partition key does not take, and no other head can lie in its
 * partition, so that there is one in each.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Node {

    /** The attribute that marks a head whose node is being deleted. No property is stored under it. */
    String mark() default "Deleting";
}
