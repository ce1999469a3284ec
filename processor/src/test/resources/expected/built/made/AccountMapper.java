package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
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
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Account} into items of {@link Made} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountMapper implements EntityMapper<Account> {
  /** The mapper, which has no state. */
  public static final AccountMapper INSTANCE = new AccountMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Account");

  private static final Structure STRUCTURE = Structure.ofEntity("Account", "PK", "SK")
      .property("b", "balance");

  static final Converter<List<String>> TAGS = Converters.list(Converters.ofString());

  private AccountMapper() {}

  @Override
  public String type() {
    return "Account";
  }

  @Override
  public String entity() {
    return "Account";
  }

  @Override
  public PrimaryKey<Account> key(Account account) {
    return AccountKeys.primary(account.getName());
  }

  @Override
  public Map<String, AttributeValue> toItem(Account account) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(account));
    item.type("Type", TYPE);
    item.number("b", account.getBalance());
    item.nullable("home", account.home(), Made_PointMapper.INSTANCE);
    item.string("name", account.getName());
    item.optional("nick", account.nick(), Converters.ofString());
    item.optional("rank", account.getRank());
    item.optional("tags", account.tags(), TAGS);
    return item.toMap();
  }

  @Override
  public Account fromItem(Map<String, AttributeValue> item) {
    try {
      var builder = Account.create();
      builder.setBalance(STRUCTURE.longValue(item, "b"));
      builder.setHome(STRUCTURE.nullable(item, "home", Made_PointMapper.INSTANCE));
      builder.setName(STRUCTURE.string(item, "name"));
      var nick = STRUCTURE.optional(item, "nick", Converters.ofString());
      if (nick.isPresent()) {
        builder.nick(nick.get());
      }
      var rank = STRUCTURE.optionalInt(item, "rank");
      if (rank.isPresent()) {
        builder.setRank(rank.getAsInt());
      }
      var tags = STRUCTURE.optional(item, "tags", TAGS);
      if (tags.isPresent()) {
        builder.tags(tags.get());
      }
      return builder.build();
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("balance", "b"),
        MarkedAttribute.of("home", "home"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("nick", "nick"),
        MarkedAttribute.of("rank", "rank"),
        MarkedAttribute.of("tags", "tags"));
  }
}
