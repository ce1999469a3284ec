package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Shop.Customer}: {@code CUSTOMER#{id} / CUSTOMER#{name}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustUpdate extends CustUpdateBase<CustUpdate> {
  CustUpdate(TableContext table, PrimaryKey<Shop.Customer> key, boolean insert, String id,
      String name) {
    super(table, key, insert, id, name);
  }

  /** Stores {@code email}, and the keys that it is part of. */
  public MissingNick email(String email) {
    storeEmail(email);
    return new MissingNick(this);
  }

  /** Stores {@code nick}, and the keys that it is part of. */
  public MissingEmail nick(String nick) {
    storeNick(nick);
    return new MissingEmail(this);
  }

  /** An update that is to say what becomes of {@code nick}, or what it is, so that no index gets stale. */
  public static final class MissingNick {
    private final CustUpdate update;

    MissingNick(CustUpdate update) {
      this.update = update;
    }

    /** Stores {@code nick}, too. */
    public CustUpdate withNick(String nick) {
      this.update.storeNick(nick);
      return this.update;
    }

    /** Removes {@code nick}, too, and the item from the index. */
    public CustUpdate withoutNick() {
      this.update.dropNick();
      return this.update;
    }

    /** Takes {@code nick} for what is stored, on condition that it is. Null says that there is none. */
    public CustUpdate knowingNick(@Nullable String nick) {
      this.update.nick.know(nick);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code email}, or what it is, so that no index gets stale. */
  public static final class MissingEmail {
    private final CustUpdate update;

    MissingEmail(CustUpdate update) {
      this.update = update;
    }

    /** Stores {@code email}, too. */
    public CustUpdate withEmail(String email) {
      this.update.storeEmail(email);
      return this.update;
    }

    /** Removes {@code email}, too, and the item from the index. */
    public CustUpdate withoutEmail() {
      this.update.dropEmail();
      return this.update;
    }

    /** Takes {@code email} for what is stored, on condition that it is. Null says that there is none. */
    public CustUpdate knowingEmail(@Nullable String email) {
      this.update.email.know(email);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Shop.Customer} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends CustUpdateBase<OfEntity> {
    private final Shop.Customer read;

    OfEntity(TableContext table, PrimaryKey<Shop.Customer> key, boolean insert, String id,
        String name, Shop.Customer read) {
      super(table, key, insert, id, name);
      this.read = read;
    }

    /** Stores {@code email}, and the keys that it is part of. */
    public OfEntity email(String email) {
      storeEmail(email);
      String nick = this.read.nick();
      this.nick.assume(nick);
      return this;
    }

    /** Stores {@code nick}, and the keys that it is part of. */
    public OfEntity nick(String nick) {
      storeNick(nick);
      String email = this.read.email();
      this.email.assume(email);
      return this;
    }
  }
}
