package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Shop.Customer} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class CustUpdateBase<U extends CustUpdateBase<U>> extends Update<Shop.Customer, U> {
  private final String id;
  private final String name;

  final ChangedComponent<Shop.Customer, String> email = changes().component(CustAttributes.EMAIL);

  final ChangedComponent<Shop.Customer, String> nick = changes().component(CustAttributes.NICK);

  CustUpdateBase(TableContext table, PrimaryKey<Shop.Customer> key, boolean insert, String id,
      String name) {
    super(table, CustMapper.INSTANCE, key, insert);
    this.id = id;
    this.name = name;
  }

  /** Removes {@code email}, and the item from the indexes that it is part of. */
  public U removeEmail() {
    dropEmail();
    return self();
  }

  void storeEmail(String email) {
    changes().set(CustAttributes.EMAIL, email);
    this.email.become(email);
  }

  void dropEmail() {
    changes().remove(CustAttributes.EMAIL);
    email.become(null);
  }

  /** Removes {@code nick}, and the item from the indexes that it is part of. */
  public U removeNick() {
    dropNick();
    return self();
  }

  void storeNick(String nick) {
    changes().set(CustAttributes.NICK, nick);
    this.nick.become(nick);
  }

  void dropNick() {
    changes().remove(CustAttributes.NICK);
    nick.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (email.isChanged() || nick.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", email.isAbsent() || nick.isAbsent() ? null
          : CustKeys.byEmail(email.value(), nick.value()));
    }
    if (nick.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", nick.isAbsent() ? null
          : CustKeys.byNick(nick.value(), name));
    }
    if (attributes.mayBeNew()) {
      attributes.property(CustAttributes.ID, id);
      attributes.property(CustAttributes.NAME, name);
    }
  }
}
