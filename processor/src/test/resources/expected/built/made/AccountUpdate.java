package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Account}: {@code ACCOUNT#{name} / A}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountUpdate extends Update<Account, AccountUpdate> {
  AccountUpdate(TableContext table, PrimaryKey<Account> key) {
    super(table, AccountMapper.INSTANCE, key, false);
  }

  /** Stores {@code balance}. */
  public AccountUpdate balance(long balance) {
    return changes().set(AccountAttributes.BALANCE, balance);
  }

  /** Adds to {@code balance}, a negative number to take away. */
  public AccountUpdate incrementBalance(long by) {
    return changes().increment(AccountAttributes.BALANCE, by);
  }

  /** Stores {@code home}. */
  public AccountUpdate home(Point home) {
    return changes().set(AccountAttributes.HOME, home);
  }

  /** Removes {@code home}. */
  public AccountUpdate removeHome() {
    return changes().remove(AccountAttributes.HOME);
  }

  /** Stores {@code home} where there is none. */
  public AccountUpdate homeIfAbsent(Point home) {
    return changes().setIfAbsent(AccountAttributes.HOME, home);
  }

  /** Changes inside of {@code home}, which must be there. */
  public Made_PointUpdate<Account, AccountUpdate> home() {
    return new Made_PointUpdate<>(changes(), AccountAttributes.HOME);
  }

  /** Stores {@code nick}. */
  public AccountUpdate nick(String nick) {
    return changes().set(AccountAttributes.NICK, nick);
  }

  /** Removes {@code nick}. */
  public AccountUpdate removeNick() {
    return changes().remove(AccountAttributes.NICK);
  }

  /** Stores {@code nick} where there is none. */
  public AccountUpdate nickIfAbsent(String nick) {
    return changes().setIfAbsent(AccountAttributes.NICK, nick);
  }

  /** Stores {@code rank}. */
  public AccountUpdate rank(int rank) {
    return changes().set(AccountAttributes.RANK, rank);
  }

  /** Removes {@code rank}. */
  public AccountUpdate removeRank() {
    return changes().remove(AccountAttributes.RANK);
  }

  /** Stores {@code rank} where there is none. */
  public AccountUpdate rankIfAbsent(int rank) {
    return changes().setIfAbsent(AccountAttributes.RANK, rank);
  }

  /** Adds to {@code rank}, a negative number to take away; where there is none it was 0. */
  public AccountUpdate incrementRank(int by) {
    return changes().increment(AccountAttributes.RANK, by);
  }

  /** Stores {@code tags}. */
  public AccountUpdate tags(List<String> tags) {
    return changes().set(AccountAttributes.TAGS, tags);
  }

  /** Removes {@code tags}. */
  public AccountUpdate removeTags() {
    return changes().remove(AccountAttributes.TAGS);
  }

  /** Stores {@code tags} where there is none. */
  public AccountUpdate tagsIfAbsent(List<String> tags) {
    return changes().setIfAbsent(AccountAttributes.TAGS, tags);
  }

  /** Puts elements behind those of {@code tags}. */
  public AccountUpdate appendToTags(List<String> elements) {
    return changes().append(AccountAttributes.TAGS, elements);
  }

  /** Puts elements before those of {@code tags}. */
  public AccountUpdate prependToTags(List<String> elements) {
    return changes().prepend(AccountAttributes.TAGS, elements);
  }

  /** Stores an element of {@code tags}; one behind the end becomes the last. */
  public AccountUpdate setInTags(int index, String element) {
    return changes().setIn(AccountAttributes.TAGS, index, element);
  }

  /** Removes an element of {@code tags}; the ones behind it move up. */
  public AccountUpdate removeFromTags(int index) {
    return changes().remove(AccountAttributes.TAGS.at(index));
  }
}
