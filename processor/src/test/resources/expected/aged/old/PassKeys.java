package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Pass} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PassKeys {
  static final KeyComponent<String> PASS_ID =
      KeyComponent.of("Pass", "passId", "PASS#{passId}", KeyFormats.text('#'));

  static final KeyComponent<String> GROUP =
      KeyComponent.of("Pass", "group", "GROUP#{group}", KeyFormats.text('#'));

  static final KeyComponent<Instant> EXPIRES_AT =
      KeyComponent.of("Pass", "expiresAt", "{expiresAt}#{since:seconds}#{passId}", KeyFormats.instantNanos());

  static final KeyComponent<Instant> SINCE =
      KeyComponent.of("Pass", "since", "{expiresAt}#{since:seconds}#{passId}", KeyFormats.instantSeconds());

  static final KeyComponent<String> BY_EXPIRY_PASS_ID =
      KeyComponent.of("Pass", "passId", "{expiresAt}#{since:seconds}#{passId}", KeyFormats.text('#'));

  private PassKeys() {}

  /** Key: {@code PASS#{passId} / PASS}. */
  public static PrimaryKey<Pass> primary(String passId) {
    return PrimaryKey.of(Pass.class, partition(passId), "PASS");
  }

  static String partition(String passId) {
    return "PASS#".concat(PASS_ID.text(passId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = GROUP#{group}}, {@code GSI1SK = {expiresAt}#{since:seconds}#{passId}}. */
  public static IndexKey byExpiry(String group, Instant expiresAt, Instant since, String passId) {
    String text = new StringBuilder(74)
        .append(EXPIRES_AT.text(expiresAt))
        .append("#")
        .append(SINCE.text(since))
        .append("#")
        .append(BY_EXPIRY_PASS_ID.text(passId))
        .toString();
    return IndexKey.of(Pass.class, byExpiryPartition(group), text);
  }

  static String byExpiryPartition(String group) {
    return "GROUP#".concat(GROUP.text(group));
  }
}
