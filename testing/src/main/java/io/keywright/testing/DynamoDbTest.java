package io.keywright.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test of what DynamoDB does with a program's requests: it has the {@link DynamoDbExtension}, so that it runs in
 * process, or against the endpoint that {@code -Dkeywright.endpoint} names, and the tag {@code dynamodb}, by which a
 * build can run these tests alone.
 *
 * <pre>{@code
 * @DynamoDbTest
 * class OrdersTest {
 *     @Test
 *     void an_order_can_be_read_again(DynamoDbClient client) { … }
 * }
 * }</pre>
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@SuppressWarnings("exports") // As in DynamoDbExtension.
@Tag("dynamodb")
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {}
