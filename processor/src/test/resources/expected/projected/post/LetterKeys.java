package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Letter} in the table {@link Post}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LetterKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Letter", "id", "LETTER#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> PLACE =
      KeyComponent.of("Letter", "place", "PLACE#{place}", KeyFormats.text('#'));

  static final KeyComponent<Instant> SENT =
      KeyComponent.of("Letter", "sent", "{sent:seconds}#{id}", KeyFormats.instantSeconds());

  static final KeyComponent<String> BY_PLACE_ID =
      KeyComponent.of("Letter", "id", "{sent:seconds}#{id}", KeyFormats.text('#'));

  private LetterKeys() {}

  /** Key: {@code LETTER#{id} / LETTER}. */
  public static PrimaryKey<Letter> primary(String id) {
    return PrimaryKey.of(Letter.class, partition(id), "LETTER");
  }

  static String partition(String id) {
    return "LETTER#".concat(ID.text(id));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = PLACE#{place}}, {@code GSI1SK = {sent:seconds}#{id}}. */
  public static IndexKey byPlace(String place, Instant sent, String id) {
    String text = new StringBuilder(49)
        .append(SENT.text(sent))
        .append("#")
        .append(BY_PLACE_ID.text(id))
        .toString();
    return IndexKey.of(Letter.class, byPlacePartition(place), text);
  }

  static String byPlacePartition(String place) {
    return "PLACE#".concat(PLACE.text(place));
  }
}
