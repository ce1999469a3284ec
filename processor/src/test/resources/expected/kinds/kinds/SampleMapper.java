package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Sample} into items of {@link Kinds} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SampleMapper implements EntityMapper<Sample> {
  /** The mapper, which has no state. */
  public static final SampleMapper INSTANCE = new SampleMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Sample");

  private static final Structure STRUCTURE = Structure.ofEntity("Sample", "PK", "SK")
      .property("p", "paint");

  static final Converter<Sample.Colour> COLOUR = EnumConverter.of(Sample.Colour.values());

  private SampleMapper() {}

  @Override
  public String type() {
    return "Sample";
  }

  @Override
  public String entity() {
    return "Sample";
  }

  @Override
  public PrimaryKey<Sample> key(Sample sample) {
    return SampleKeys.primary(sample.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Sample sample) {
    ItemWriter item = new ItemWriter(STRUCTURE, 54);
    item.key("PK", "SK", key(sample));
    item.type("Type", TYPE);
    item.string("id", sample.id());
    item.string("text", sample.text());
    item.number("number", sample.number());
    item.required("big", sample.big(), Converters.ofBigInteger());
    item.required("decimal", sample.decimal(), Converters.ofBigDecimal());
    item.number("fraction", sample.fraction());
    item.required("instant", sample.instant(), Converters.ofInstant());
    item.required("offset", sample.offset(), Converters.ofOffsetDateTime());
    item.required("zoned", sample.zoned(), Converters.ofZonedDateTime());
    item.required("local", sample.local(), Converters.ofLocalDateTime());
    item.required("date", sample.date(), Converters.ofLocalDate());
    item.required("month", sample.month(), Converters.ofYearMonth());
    item.required("year", sample.year(), Converters.ofYear());
    item.required("uuid", sample.uuid(), Converters.ofUuid());
    item.bool("flag", sample.flag());
    item.nullable("colour", sample.colour(), COLOUR);
    item.optional("p", sample.paint(), Kinds_Sample_PaintMapper.INSTANCE);
    item.key("GSI1PK", SampleKeys.byText(sample.text()));
    item.key("GSI2PK", SampleKeys.byShort(sample.number()));
    item.key("GSI3PK", SampleKeys.byBig(sample.big()));
    item.key("GSI4PK", SampleKeys.byDecimal(sample.decimal()));
    item.key("GSI5PK", SampleKeys.byFraction(sample.fraction()));
    item.key("GSI6PK", SampleKeys.byInstant(sample.instant()));
    item.key("GSI7PK", SampleKeys.byOffset(sample.offset()));
    item.key("GSI8PK", SampleKeys.byZoned(sample.zoned()));
    item.key("GSI9PK", SampleKeys.byLocal(sample.local()));
    item.key("GSI10PK", SampleKeys.byDate(sample.date()));
    item.key("GSI11PK", SampleKeys.byMonth(sample.month()));
    item.key("GSI12PK", SampleKeys.byYear(sample.year()));
    item.key("GSI13PK", SampleKeys.byUuid(sample.uuid()));
    item.key("GSI14PK", SampleKeys.byFlag(sample.flag()));
    Sample.Colour colour = sample.colour();
    if (colour != null) {
      item.key("GSI15PK", SampleKeys.byColour(colour));
    }
    Sample.Paint paint = sample.paint().orElse(null);
    Sample.Colour paintShade = paint == null ? null : paint.shade();
    if (paintShade != null) {
      item.key("GSI16PK", SampleKeys.byShade(paintShade));
    }
    item.key("GSI17PK", SampleKeys.byHour(sample.instant()));
    return item.toMap();
  }

  @Override
  public Sample fromItem(Map<String, AttributeValue> item) {
    try {
      return new Sample(
          STRUCTURE.string(item, "id"),
          STRUCTURE.string(item, "text"),
          STRUCTURE.shortValue(item, "number"),
          STRUCTURE.required(item, "big", Converters.ofBigInteger()),
          STRUCTURE.decimal(item, "decimal"),
          STRUCTURE.floatValue(item, "fraction"),
          STRUCTURE.required(item, "instant", Converters.ofInstant()),
          STRUCTURE.required(item, "offset", Converters.ofOffsetDateTime()),
          STRUCTURE.required(item, "zoned", Converters.ofZonedDateTime()),
          STRUCTURE.required(item, "local", Converters.ofLocalDateTime()),
          STRUCTURE.required(item, "date", Converters.ofLocalDate()),
          STRUCTURE.required(item, "month", Converters.ofYearMonth()),
          STRUCTURE.required(item, "year", Converters.ofYear()),
          STRUCTURE.required(item, "uuid", Converters.ofUuid()),
          STRUCTURE.booleanValue(item, "flag"),
          STRUCTURE.nullable(item, "colour", COLOUR),
          STRUCTURE.optional(item, "p", Kinds_Sample_PaintMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("text", "text"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("big", "big"),
        MarkedAttribute.of("decimal", "decimal"),
        MarkedAttribute.of("fraction", "fraction"),
        MarkedAttribute.of("instant", "instant"),
        MarkedAttribute.of("offset", "offset"),
        MarkedAttribute.of("zoned", "zoned"),
        MarkedAttribute.of("local", "local"),
        MarkedAttribute.of("date", "date"),
        MarkedAttribute.of("month", "month"),
        MarkedAttribute.of("year", "year"),
        MarkedAttribute.of("uuid", "uuid"),
        MarkedAttribute.of("flag", "flag"),
        MarkedAttribute.of("colour", "colour"),
        MarkedAttribute.of("paint", "p"));
  }
}
