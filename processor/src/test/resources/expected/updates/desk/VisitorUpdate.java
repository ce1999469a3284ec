package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Visitor}: {@code VISITOR#{email:escaped} / VISITOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class VisitorUpdate extends Update<Visitor, VisitorUpdate> {
  private final String email;

  final ChangedComponent<Visitor, String> name = changes().component(VisitorAttributes.NAME);

  VisitorUpdate(TableContext table, PrimaryKey<Visitor> key, boolean insert, String email) {
    super(table, VisitorMapper.INSTANCE, key, insert);
    this.email = email;
  }

  /** Stores {@code visits}. */
  public VisitorUpdate visits(Integer visits) {
    return changes().set(VisitorAttributes.VISITS, visits);
  }

  /** Removes {@code visits}. */
  public VisitorUpdate removeVisits() {
    return changes().remove(VisitorAttributes.VISITS);
  }

  /** Stores {@code visits} where there is none. */
  public VisitorUpdate visitsIfAbsent(Integer visits) {
    return changes().setIfAbsent(VisitorAttributes.VISITS, visits);
  }

  /** Adds to {@code visits}, a negative number to take away; where there is none it was 0. */
  public VisitorUpdate incrementVisits(Integer by) {
    return changes().increment(VisitorAttributes.VISITS, by);
  }

  /** Stores {@code name}, and the keys that it is part of. */
  public VisitorUpdate name(String name) {
    storeName(name);
    return self();
  }

  /** Removes {@code name}, and the item from the indexes that it is part of. */
  public VisitorUpdate removeName() {
    dropName();
    return self();
  }

  void storeName(String name) {
    changes().set(VisitorAttributes.NAME, name);
    this.name.become(name);
  }

  void dropName() {
    changes().remove(VisitorAttributes.NAME);
    name.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (name.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", name.isAbsent() ? null
          : VisitorKeys.byName(name.value(), email));
    }
    if (attributes.mayBeNew()) {
      attributes.property(VisitorAttributes.EMAIL, email);
      attributes.index("GSI1PK", "GSI1SK", VisitorKeys.all(email));
    }
  }
}
