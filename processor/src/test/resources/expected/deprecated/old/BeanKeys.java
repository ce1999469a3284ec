package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Bean} in the table {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class BeanKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Bean", "id", "BEAN#{id}", KeyFormats.text('#'));

  private BeanKeys() {}

  /** Key: {@code BEAN#{id} / BEAN}. */
  public static PrimaryKey<Bean> primary(String id) {
    return PrimaryKey.of(Bean.class, partition(id), "BEAN");
  }

  static String partition(String id) {
    return "BEAN#".concat(ID.text(id));
  }
}
