package library;

import io.keywright.annotation.Projection;
import org.jspecify.annotations.NullMarked;

/** What is promised of properties is read like others. */
@NullMarked
@Projection(of = Hold.class)
public record HoldVersion(long version, long expiresAt) {}
