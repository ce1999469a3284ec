package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Loud} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class LoudUpdateBase<U extends LoudUpdateBase<U>> extends Update<Loud, U> {
  final ChangedComponent<Loud, String> value_1 = changes().component(LoudAttributes._1);

  final ChangedComponent<Loud, String> if_ = changes().component(LoudAttributes.IF);

  LoudUpdateBase(TableContext table, PrimaryKey<Loud> key) {
    super(table, LoudMapper.INSTANCE, key, false);
  }

  void store_1(String value_1) {
    changes().set(LoudAttributes._1, value_1);
    this.value_1.become(value_1);
  }

  void storeIF(String if_) {
    changes().set(LoudAttributes.IF, if_);
    this.if_.become(if_);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (value_1.isChanged() || if_.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", LoudKeys.byNumber(value_1.value(), if_.value()));
    }
  }
}
