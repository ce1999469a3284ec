package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Query} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Query", "id", "QUERY#{id}", KeyFormats.text('#'));

  private QueryKeys() {}

  /** Key: {@code QUERY#{id} / QUERY}. */
  public static PrimaryKey<Query> primary(String id) {
    return PrimaryKey.of(Query.class, partition(id), "QUERY");
  }

  static String partition(String id) {
    return "QUERY#".concat(ID.text(id));
  }
}
