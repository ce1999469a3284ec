package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Loan} into items of {@link Library} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanMapper implements EntityMapper<Loan> {
  /** The mapper, which has no state. */
  public static final LoanMapper INSTANCE = new LoanMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Loan");

  private static final Structure STRUCTURE = Structure.ofEntity("Loan", "PK", "SK")
      .property("t", "title").property("n", "note").property("ttl", "expiresAt");

  static final Converter<List<String>> TAGS = Converters.list(Converters.ofString());

  private LoanMapper() {}

  @Override
  public String type() {
    return "Loan";
  }

  @Override
  public String entity() {
    return "Loan";
  }

  @Override
  public PrimaryKey<Loan> key(Loan loan) {
    return LoanKeys.primary(loan.readerId(), loan.bookId(), loan.copy());
  }

  @Override
  public Map<String, AttributeValue> toItem(Loan loan) {
    ItemWriter item = new ItemWriter(STRUCTURE, 20);
    item.key("PK", "SK", key(loan));
    item.type("Type", TYPE);
    item.string("readerId", loan.readerId());
    item.string("bookId", loan.bookId());
    item.number("copy", loan.copy());
    item.string("t", loan.title());
    item.required("month", loan.month(), Converters.ofInstant());
    item.required("due", loan.due(), Converters.ofLocalDate());
    item.required("place", loan.place(), Library_PlaceMapper.INSTANCE);
    item.stringOrNull("n", loan.note());
    item.optional("returned", loan.returned(), Converters.ofLocalDate());
    item.required("tags", loan.tags(), TAGS);
    item.nullable("ttl", loan.expiresAt(), Converters.ofExpiry());
    item.key("GSI1PK", "GSI1SK", LoanKeys.byDue(loan.month(), loan.due(), loan.bookId()));
    item.key("GSI2PK", "GSI2SK", LoanKeys.ofBook(loan.bookId(), loan.readerId(), loan.due()));
    Place place = loan.place();
    String placeRoom = place == null ? null : place.room();
    item.key("GSI3PK", "GSI3SK", LoanKeys.inRoom(placeRoom, loan.due()));
    return item.toMap();
  }

  @Override
  public Loan fromItem(Map<String, AttributeValue> item) {
    try {
      return new Loan(
          STRUCTURE.string(item, "readerId"),
          STRUCTURE.string(item, "bookId"),
          STRUCTURE.intValue(item, "copy"),
          STRUCTURE.string(item, STRUCTURE.stored(item, "t", "title")),
          STRUCTURE.required(item, "month", Converters.ofInstant()),
          STRUCTURE.required(item, "due", Converters.ofLocalDate()),
          STRUCTURE.required(item, "place", Library_PlaceMapper.INSTANCE),
          STRUCTURE.stringOrNull(item, "n"),
          STRUCTURE.optional(item, "returned", Converters.ofLocalDate()),
          STRUCTURE.required(item, "tags", TAGS),
          STRUCTURE.nullable(item, "ttl", Converters.ofExpiry()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("readerId", "readerId"),
        MarkedAttribute.of("bookId", "bookId"),
        MarkedAttribute.of("copy", "copy"),
        MarkedAttribute.of("title", "t", "title"),
        MarkedAttribute.of("month", "month"),
        MarkedAttribute.of("due", "due"),
        MarkedAttribute.of("place", "place"),
        MarkedAttribute.of("note", "n"),
        MarkedAttribute.of("returned", "returned"),
        MarkedAttribute.of("tags", "tags"),
        MarkedAttribute.of("expiresAt", "ttl"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .wholeSeconds()
        .build();

    private Marked() {}
  }
}
