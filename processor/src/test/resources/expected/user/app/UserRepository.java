package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link User}: {@code USER#{username} / USER#{username}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserRepository extends Repository<User> {
  private final TableContext table;
  private final QuerySource<User> inOrganization;

  UserRepository(TableContext table, TypeFilter inOrganization) {
    super(table, UserMapper.INSTANCE);
    this.table = table;
    this.inOrganization = QuerySource.globalIndex(table, UserMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", inOrganization).named("inOrganization");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<User> get(String username) {
    return get(UserKeys.primary(username));
  }

  /** GetItem, not sent yet. */
  public Get<User> prepareGet(String username) {
    return prepareGet(UserKeys.primary(username));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<User> delete(String username) {
    return delete(UserKeys.primary(username));
  }

  /** DeleteItem, not sent yet. */
  public Delete<User> prepareDelete(String username) {
    return prepareDelete(UserKeys.primary(username));
  }

  /** For a transaction: that there is such an item. */
  public Check<User> prepareCheck(String username) {
    return prepareCheck(UserKeys.primary(username));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public UserUpdate update(String username) {
    return new UserUpdate(this.table, UserKeys.primary(username), username);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public UserUpdate update(User user) {
    return new UserUpdate(this.table, UserMapper.INSTANCE.key(user), user.username());
  }

  /** Query of {@code GSI1}: {@code GSI1PK = ORG#{organization}}, {@code GSI1SK = USER#{username}}. */
  public InOrganization inOrganization(String organization) {
    return new InOrganization(inOrganization, UserKeys.inOrganizationPartition(organization));
  }

  /** The query {@code inOrganization}. */
  public static final class InOrganization extends IndexQuery<User, InOrganization> {
    private InOrganization(QuerySource<User> source, String partition) {
      super(source, partition, "USER#");
    }

    /** Only this {@code username}. */
    public RangeQuery<User> username(String username) {
      return where(exactly(UserKeys.USERNAME.text(username)));
    }

    /** Every {@code username} that starts so. */
    public RangeQuery<User> usernameStartingWith(String start) {
      return where(beginningWith(UserKeys.USERNAME.text(start)));
    }

    /** From one {@code username} to another, both included. */
    public RangeQuery<User> usernameBetween(String from, String to) {
      return where(within().between(UserKeys.USERNAME.text(from), UserKeys.USERNAME.text(to)));
    }

    /** This {@code username} and all above it. */
    public RangeQuery<User> usernameFrom(String username) {
      return where(within().from(UserKeys.USERNAME.text(username)));
    }

    /** All above this {@code username}. */
    public RangeQuery<User> usernameAfter(String username) {
      return where(within().after(UserKeys.USERNAME.text(username)));
    }

    /** This {@code username} and all below it. */
    public RangeQuery<User> usernameUntil(String username) {
      return where(within().until(UserKeys.USERNAME.text(username)));
    }

    /** All below this {@code username}. */
    public RangeQuery<User> usernameBefore(String username) {
      return where(within().before(UserKeys.USERNAME.text(username)));
    }
  }
}
