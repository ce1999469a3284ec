package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Visit} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("Visit", "userId", "USER#{userId}", KeyFormats.text('#'));

  static final KeyComponent<String> VISIT =
      KeyComponent.of("Visit", "visit", "VISIT#{visit}", KeyFormats.text('#'));

  private CallKeys() {}

  /** Key: {@code USER#{userId} / VISIT#{visit}}. */
  public static PrimaryKey<Visit> primary(String userId, String visit) {
    return PrimaryKey.of(Visit.class, partition(userId), "VISIT#".concat(VISIT.text(visit)));
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
