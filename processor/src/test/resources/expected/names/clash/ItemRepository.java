package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Item}: {@code ITEM#{item} / ITEM#{limit}#{page}#{within}#{to}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemRepository extends Repository<Item> {
  private final TableContext table;
  private final QuerySource<Item> string;
  private final QuerySource<Item> hash;
  private final QuerySource<Item> primary;

  ItemRepository(TableContext table, TypeFilter string, TypeFilter hash, TypeFilter primary) {
    super(table, ItemMapper.INSTANCE);
    this.table = table;
    this.string = QuerySource.table(table, ItemMapper.INSTANCE, string).named("string");
    this.hash = QuerySource.globalIndex(table, ItemMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", hash).named("hash");
    this.primary = QuerySource.globalIndex(table, ItemMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", primary).named("primary");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Item> get(java.lang.String item, java.lang.String limit, java.lang.String page,
      java.lang.String within, java.lang.String to) {
    return get(ItemKeys.primary(item, limit, page, within, to));
  }

  /** GetItem, not sent yet. */
  public Get<Item> prepareGet(java.lang.String item, java.lang.String limit, java.lang.String page,
      java.lang.String within, java.lang.String to) {
    return prepareGet(ItemKeys.primary(item, limit, page, within, to));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Item> delete(java.lang.String item, java.lang.String limit, java.lang.String page,
      java.lang.String within, java.lang.String to) {
    return delete(ItemKeys.primary(item, limit, page, within, to));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Item> prepareDelete(java.lang.String item, java.lang.String limit,
      java.lang.String page, java.lang.String within, java.lang.String to) {
    return prepareDelete(ItemKeys.primary(item, limit, page, within, to));
  }

  /** For a transaction: that there is such an item. */
  public Check<Item> prepareCheck(java.lang.String item, java.lang.String limit,
      java.lang.String page, java.lang.String within, java.lang.String to) {
    return prepareCheck(ItemKeys.primary(item, limit, page, within, to));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ItemUpdate update(java.lang.String item, java.lang.String limit, java.lang.String page,
      java.lang.String within, java.lang.String to) {
    return new ItemUpdate(this.table, ItemKeys.primary(item, limit, page, within, to), limit);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ItemUpdate.OfEntity update(Item item) {
    return new ItemUpdate.OfEntity(this.table, ItemMapper.INSTANCE.key(item), item.limit(), item);
  }

  /** Query of the table: {@code PK = ITEM#{item}}, {@code SK = ITEM#{limit}#{page}#{within}#{to}}. */
  public String string(java.lang.String item) {
    return new String(string, ItemKeys.partition(item));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = {hash}}, {@code GSI1SK = {type}#{start}}. */
  public Hash hash(java.lang.String hash) {
    return new Hash(this.hash, ItemKeys.hashPartition(hash));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = {limit}#{primary}}, {@code GSI2SK = {default_}#{component}}. */
  public Primary primary(java.lang.String limit, java.lang.String primary) {
    return new Primary(this.primary, ItemKeys.primary_Partition(limit, primary));
  }

  /** The query {@code string}. */
  public static final class String extends TableQuery<Item, String> {
    private String(QuerySource<Item> source, java.lang.String partition) {
      super(source, partition, "ITEM#");
    }

    /** Only this {@code limit}. */
    public StringLimit limit_(java.lang.String limit) {
      return new StringLimit(this, ItemKeys.LIMIT.text(limit).concat("#"));
    }

    /** Every {@code limit} that starts so. */
    public TableRangeQuery<Item> limitStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.LIMIT.text(start)));
    }
  }

  /** The query {@code string} with {@code limit} fixed. */
  public static final class StringLimit extends TableQuery<Item, StringLimit> {
    private StringLimit(String previous, java.lang.String component) {
      super(previous, component);
    }

    /** Only this {@code page}. */
    public StringLimitPage page_(java.lang.String page) {
      return new StringLimitPage(this, ItemKeys.PAGE.text(page).concat("#"));
    }

    /** Every {@code page} that starts so. */
    public TableRangeQuery<Item> pageStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.PAGE.text(start)));
    }
  }

  /** The query {@code string} with {@code limit}, {@code page} fixed. */
  public static final class StringLimitPage extends TableQuery<Item, StringLimitPage> {
    private StringLimitPage(StringLimit previous, java.lang.String component) {
      super(previous, component);
    }

    /** Only this {@code within}. */
    public StringLimitPageWithin within_(java.lang.String within) {
      return new StringLimitPageWithin(this, ItemKeys.WITHIN.text(within).concat("#"));
    }

    /** Every {@code within} that starts so. */
    public TableRangeQuery<Item> withinStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.WITHIN.text(start)));
    }
  }

  /** The query {@code string} with {@code limit}, {@code page}, {@code within} fixed. */
  public static final class StringLimitPageWithin extends TableQuery<Item, StringLimitPageWithin> {
    private StringLimitPageWithin(StringLimitPage previous, java.lang.String component) {
      super(previous, component);
    }

    /** Only this {@code to}. */
    public TableRangeQuery<Item> to(java.lang.String to) {
      return where(exactly(ItemKeys.TO.text(to)));
    }

    /** Every {@code to} that starts so. */
    public TableRangeQuery<Item> toStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.TO.text(start)));
    }

    /** From one {@code to} to another, both included. */
    public TableRangeQuery<Item> toBetween(java.lang.String from, java.lang.String to) {
      return where(within().between(ItemKeys.TO.text(from), ItemKeys.TO.text(to)));
    }

    /** This {@code to} and all above it. */
    public TableRangeQuery<Item> toFrom(java.lang.String to) {
      return where(within().from(ItemKeys.TO.text(to)));
    }

    /** All above this {@code to}. */
    public TableRangeQuery<Item> toAfter(java.lang.String to) {
      return where(within().after(ItemKeys.TO.text(to)));
    }

    /** This {@code to} and all below it. */
    public TableRangeQuery<Item> toUntil(java.lang.String to) {
      return where(within().until(ItemKeys.TO.text(to)));
    }

    /** All below this {@code to}. */
    public TableRangeQuery<Item> toBefore(java.lang.String to) {
      return where(within().before(ItemKeys.TO.text(to)));
    }
  }

  /** The query {@code hash}. */
  public static final class Hash extends IndexQuery<Item, Hash> {
    private Hash(QuerySource<Item> source, java.lang.String partition) {
      super(source, partition, "");
    }

    /** Only this {@code type}. */
    public HashType type(Item.Kind type) {
      return new HashType(this, ItemKeys.TYPE.text(type).concat("#"));
    }

    /** From one {@code type} to another, both included. */
    public RangeQuery<Item> typeBetween(Item.Kind from, Item.Kind to) {
      return where(within("#").between(ItemKeys.TYPE.text(from), ItemKeys.TYPE.text(to)));
    }

    /** This {@code type} and all above it. */
    public RangeQuery<Item> typeFrom(Item.Kind type) {
      return where(within("#").from(ItemKeys.TYPE.text(type)));
    }

    /** All above this {@code type}. */
    public RangeQuery<Item> typeAfter(Item.Kind type) {
      return where(within("#").after(ItemKeys.TYPE.text(type)));
    }

    /** This {@code type} and all below it. */
    public RangeQuery<Item> typeUntil(Item.Kind type) {
      return where(within("#").until(ItemKeys.TYPE.text(type)));
    }

    /** All below this {@code type}. */
    public RangeQuery<Item> typeBefore(Item.Kind type) {
      return where(within("#").before(ItemKeys.TYPE.text(type)));
    }
  }

  /** The query {@code hash} with {@code type} fixed. */
  public static final class HashType extends IndexQuery<Item, HashType> {
    private HashType(Hash previous, java.lang.String component) {
      super(previous, component);
    }

    /** Only this {@code start}. */
    public RangeQuery<Item> start(java.lang.String start) {
      return where(exactly(ItemKeys.START.text(start)));
    }

    /** Every {@code start} that starts so. */
    public RangeQuery<Item> startStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.START.text(start)));
    }

    /** From one {@code start} to another, both included. */
    public RangeQuery<Item> startBetween(java.lang.String from, java.lang.String to) {
      return where(within().between(ItemKeys.START.text(from), ItemKeys.START.text(to)));
    }

    /** This {@code start} and all above it. */
    public RangeQuery<Item> startFrom(java.lang.String start) {
      return where(within().from(ItemKeys.START.text(start)));
    }

    /** All above this {@code start}. */
    public RangeQuery<Item> startAfter(java.lang.String start) {
      return where(within().after(ItemKeys.START.text(start)));
    }

    /** This {@code start} and all below it. */
    public RangeQuery<Item> startUntil(java.lang.String start) {
      return where(within().until(ItemKeys.START.text(start)));
    }

    /** All below this {@code start}. */
    public RangeQuery<Item> startBefore(java.lang.String start) {
      return where(within().before(ItemKeys.START.text(start)));
    }
  }

  /** The query {@code primary}. */
  public static final class Primary extends IndexQuery<Item, Primary> {
    private Primary(QuerySource<Item> source, java.lang.String partition) {
      super(source, partition, "");
    }

    /** Only this {@code default_}. */
    public PrimaryDefault_ default_(java.lang.String default_) {
      return new PrimaryDefault_(this, ItemKeys.DEFAULT_.text(default_).concat("#"));
    }

    /** Every {@code default_} that starts so. */
    public RangeQuery<Item> default_StartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.DEFAULT_.text(start)));
    }
  }

  /** The query {@code primary} with {@code default_} fixed. */
  public static final class PrimaryDefault_ extends IndexQuery<Item, PrimaryDefault_> {
    private PrimaryDefault_(Primary previous, java.lang.String component) {
      super(previous, component);
    }

    /** Only this {@code component}. */
    public RangeQuery<Item> component(java.lang.String component) {
      return where(exactly(ItemKeys.COMPONENT.text(component)));
    }

    /** Every {@code component} that starts so. */
    public RangeQuery<Item> componentStartingWith(java.lang.String start) {
      return where(beginningWith(ItemKeys.COMPONENT.text(start)));
    }

    /** From one {@code component} to another, both included. */
    public RangeQuery<Item> componentBetween(java.lang.String from, java.lang.String to) {
      return where(within().between(ItemKeys.COMPONENT.text(from), ItemKeys.COMPONENT.text(to)));
    }

    /** This {@code component} and all above it. */
    public RangeQuery<Item> componentFrom(java.lang.String component) {
      return where(within().from(ItemKeys.COMPONENT.text(component)));
    }

    /** All above this {@code component}. */
    public RangeQuery<Item> componentAfter(java.lang.String component) {
      return where(within().after(ItemKeys.COMPONENT.text(component)));
    }

    /** This {@code component} and all below it. */
    public RangeQuery<Item> componentUntil(java.lang.String component) {
      return where(within().until(ItemKeys.COMPONENT.text(component)));
    }

    /** All below this {@code component}. */
    public RangeQuery<Item> componentBefore(java.lang.String component) {
      return where(within().before(ItemKeys.COMPONENT.text(component)));
    }
  }
}
