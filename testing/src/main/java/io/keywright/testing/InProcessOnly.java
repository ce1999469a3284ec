package io.keywright.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A test that needs the in-process engine: its clock, its log of requests, its faults, its snapshots. It is left out
 * where {@code -Dkeywright.endpoint} names another endpoint, if its class has the {@link DynamoDbExtension}; builds can
 * leave it out by its tag {@code in-process-only}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@SuppressWarnings("exports") // As in DynamoDbExtension.
@Tag("in-process-only")
public @interface InProcessOnly {

    /** What the test needs the engine for. */
    String value();
}
