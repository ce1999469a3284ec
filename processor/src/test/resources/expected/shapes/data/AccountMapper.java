package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofEntity("Account", "pk", "sk");

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
    ItemWriter item = new ItemWriter(LABELS, 11);
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
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      Account account = new Account();
      account.setId(reader.string("id"));
      account.setOwner(reader.stringOrNull("owner"));
      account.setNumber(reader.longValue("number"));
      account.setBalance(reader.decimal("balance"));
      account.setNote(reader.optional("note", Converters.ofString()));
      account.setOpen(reader.booleanValue("open"));
      return account;
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
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
