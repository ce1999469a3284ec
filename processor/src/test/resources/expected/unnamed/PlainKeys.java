import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Plain} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Plain", "id", "PLAIN#{id}", KeyFormats.text('#'));

  private PlainKeys() {}

  /** Key: {@code PLAIN#{id}}. */
  public static PrimaryKey<Plain> primary(String id) {
    return PrimaryKey.of(Plain.class, partition(id));
  }

  static String partition(String id) {
    return "PLAIN#".concat(ID.text(id));
  }
}
