import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Query} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryKeys {
  private QueryKeys() {}

  /** Key: {@code QUERY}. */
  public static PrimaryKey<Query> primary() {
    return PrimaryKey.of(Query.class, partition());
  }

  static String partition() {
    return "QUERY";
  }
}
