package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Account} into items of {@link Shop} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountMapper implements EntityMapper<Account> {
  /** The mapper, which has no state. */
  public static final AccountMapper INSTANCE = new AccountMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Acct");

  private static final Structure STRUCTURE = Structure.ofEntity("Account", "pk", "sk");

  private AccountMapper() {}

  @Override
  public String type() {
    return "Acct";
  }

  @Override
  public String entity() {
    return "Account";
  }

  @Override
  public PrimaryKey<Account> key(Account account) {
    return AccountKeys.primary(account.getId(), account.getNumber());
  }

  @Override
  public Map<String, AttributeValue> toItem(Account account) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("pk", "sk", key(account));
    item.type("_type", TYPE);
    item.string("id", account.getId());
    item.stringOrNull("owner", account.getOwner());
    item.number("number", account.getNumber());
    item.required("balance", account.getBalance(), Converters.ofBigDecimal());
    item.optional("note", account.getNote(), Converters.ofString());
    item.bool("open", account.isOpen());
    String owner = account.getOwner();
    if (owner != null) {
      item.key("gsi2_pk", AccountKeys.byOwner(owner));
    }
    return item.toMap();
  }

  @Override
  public Account fromItem(Map<String, AttributeValue> item) {
    try {
      Account account = new Account();
      account.setId(STRUCTURE.string(item, "id"));
      account.setOwner(STRUCTURE.stringOrNull(item, "owner"));
      account.setNumber(STRUCTURE.longValue(item, "number"));
      account.setBalance(STRUCTURE.decimal(item, "balance"));
      account.setNote(STRUCTURE.optional(item, "note", Converters.ofString()));
      account.setOpen(STRUCTURE.booleanValue(item, "open"));
      return account;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("owner", "owner"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("balance", "balance"),
        MarkedAttribute.of("note", "note"),
        MarkedAttribute.of("open", "open"));
  }
}
