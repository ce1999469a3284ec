package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final String TYPE = "Loan";

  private static final Labels LABELS = Labels.ofEntity("Loan", "PK", "SK").property("t", "title")
      .property("n", "note").property("ttl", "expiresAt");

  static final Converter<List<String>> TAGS = Converters.list(Converters.STRING);

  private LoanMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return TYPE;
  }

  @Override
  public PrimaryKey<Loan> key(Loan loan) {
    return LoanKeys.primary(loan.readerId(), loan.bookId(), loan.copy());
  }

  @Override
  public Map<String, AttributeValue> toItem(Loan loan) {
    ItemWriter item = new ItemWriter(LABELS, 20);
    item.key("PK", "SK", key(loan));
    item.type("Type", TYPE);
    item.required("readerId", loan.readerId(), Converters.STRING);
    item.required("bookId", loan.bookId(), Converters.STRING);
    item.number("copy", loan.copy());
    item.required("t", loan.title(), Converters.STRING);
    item.required("month", loan.month(), Converters.INSTANT);
    item.required("due", loan.due(), Converters.LOCAL_DATE);
    item.required("place", loan.place(), Library_PlaceMapper.INSTANCE);
    item.nullable("n", loan.note(), Converters.STRING);
    item.optional("returned", loan.returned(), Converters.LOCAL_DATE);
    item.required("tags", loan.tags(), TAGS);
    item.nullable("ttl", loan.expiresAt(), Converters.EXPIRY);
    item.key("GSI1PK", "GSI1SK", LoanKeys.byDue(loan.month(), loan.due(), loan.bookId()));
    item.key("GSI2PK", "GSI2SK", LoanKeys.ofBook(loan.bookId(), loan.readerId(), loan.due()));
    Place place = loan.place();
    String placeRoom = place == null ? null : place.room();
    item.key("GSI3PK", "GSI3SK", LoanKeys.inRoom(placeRoom, loan.due()));
    return item.toMap();
  }

  @Override
  public Loan fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Loan(
          reader.required("readerId", Converters.STRING),
          reader.required("bookId", Converters.STRING),
          reader.intValue("copy"),
          reader.required(reader.stored("t", "title"), Converters.STRING),
          reader.required("month", Converters.INSTANT),
          reader.required("due", Converters.LOCAL_DATE),
          reader.required("place", Library_PlaceMapper.INSTANCE),
          reader.nullable("n", Converters.STRING),
          reader.optional("returned", Converters.LOCAL_DATE),
          reader.required("tags", TAGS),
          reader.nullable("ttl", Converters.EXPIRY));
    } catch (RuntimeException thrown) {
      throw reader.refusal(thrown);
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
        .build();

    private Marked() {}
  }
}
