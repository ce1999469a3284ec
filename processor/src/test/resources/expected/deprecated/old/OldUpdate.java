package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Old}: {@code OLD#{id} / {kind}#{place.city}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldUpdate extends Update<Old, OldUpdate> {
  private final String id;
  private final Old.Kind kind;

  final ChangedComponent<Old, String> previous = changes().component(OldAttributes.PREVIOUS);

  OldUpdate(TableContext table, PrimaryKey<Old> key, String id, Old.Kind kind) {
    super(table, OldMapper.INSTANCE, key, false);
    this.id = id;
    this.kind = kind;
  }

  /** Stores {@code previous}, and the keys that it is part of. */
  public OldUpdate previous(String previous) {
    storePrevious(previous);
    return self();
  }

  /** Removes {@code previous}, and the item from the indexes that it is part of. */
  public OldUpdate removePrevious() {
    dropPrevious();
    return self();
  }

  void storePrevious(String previous) {
    changes().set(OldAttributes.PREVIOUS, previous);
    this.previous.become(previous);
  }

  void dropPrevious() {
    changes().remove(OldAttributes.PREVIOUS);
    previous.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (previous.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", previous.isAbsent() ? null
          : OldKeys.byKind(id, kind, previous.value()));
    }
  }
}
