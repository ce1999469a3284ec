package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes attributes of a {@link Odd}: <code>&#42;&#47;&#32;&#233;&#92;u002a&#47;&#32;&#64;see&#32;&#36;L&#32;&#123;id&#125;&#32;&#47;&#32;&#34;quoted&#34;&#10;&#123;count&#58;3&#125;&#124;&#60;b&#62;&#38;amp&#59;</code>.
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OddUpdate extends Update<Odd, OddUpdate> {
  private final String id;

  final ChangedComponent<Odd, String> gr\u00f6\u00dfe = changes().component(OddAttributes.GR\u00d6SSE);

  OddUpdate(TableContext table, PrimaryKey<Odd> key, String id) {
    super(table, OddMapper.INSTANCE, key, false);
    this.id = id;
  }

  /** Stores <code>gr&#246;&#223;e</code>, and the keys that it is part of. */
  public OddUpdate gr\u00f6\u00dfe(String gr\u00f6\u00dfe) {
    storeGr\u00f6\u00dfe(gr\u00f6\u00dfe);
    return self();
  }

  void storeGr\u00f6\u00dfe(String gr\u00f6\u00dfe) {
    changes().set(OddAttributes.GR\u00d6SSE, gr\u00f6\u00dfe);
    this.gr\u00f6\u00dfe.become(gr\u00f6\u00dfe);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (gr\u00f6\u00dfe.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", OddKeys.gr\u00f6\u00dfe(id, gr\u00f6\u00dfe.value()));
    }
  }
}
