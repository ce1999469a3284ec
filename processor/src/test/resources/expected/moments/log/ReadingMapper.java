package log;

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

/** Turns {@link Reading} into items of {@link Log} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingMapper implements EntityMapper<Reading> {
  /** The mapper, which has no state. */
  public static final ReadingMapper INSTANCE = new ReadingMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Reading");

  private static final Structure STRUCTURE = Structure.ofEntity("Reading", "PK", "SK");

  static final Converter<Reading.Room> ROOM = EnumConverter.of(Reading.Room.values());

  static final Converter<Reading.Level> LEVEL = EnumConverter.of(Reading.Level.values());

  private ReadingMapper() {}

  @Override
  public String type() {
    return "Reading";
  }

  @Override
  public String entity() {
    return "Reading";
  }

  @Override
  public PrimaryKey<Reading> key(Reading reading) {
    return ReadingKeys.primary(reading.sensor(), reading.takenAt(), reading.sequence());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reading reading) {
    ItemWriter item = new ItemWriter(STRUCTURE, 28);
    item.key("PK", "SK", key(reading));
    item.type("Type", TYPE);
    item.string("sensor", reading.sensor());
    item.required("takenAt", reading.takenAt(), Converters.ofInstant());
    item.number("sequence", reading.sequence());
    item.required("room", reading.room(), ROOM);
    item.required("id", reading.id(), Converters.ofUuid());
    item.number("batch", reading.batch());
    item.bool("valid", reading.valid());
    item.required("clock", reading.clock(), Converters.ofLocalDateTime());
    item.required("month", reading.month(), Converters.ofYearMonth());
    item.required("year", reading.year(), Converters.ofYear());
    item.string("label", reading.label());
    item.required("level", reading.level(), LEVEL);
    item.required("abroad", reading.abroad(), Converters.ofOffsetDateTime());
    item.required("zoned", reading.zoned(), Converters.ofZonedDateTime());
    item.stringOrNull("note", reading.note());
    item.key("GSI1PK", "GSI1SK", ReadingKeys.byDay(reading.takenAt(), reading.room(), reading.id()));
    item.key("GSI2PK", "GSI2SK", ReadingKeys.bySecond(reading.label(), reading.takenAt()));
    item.key("GSI3PK", "GSI3SK", ReadingKeys.byClock(reading.batch(), reading.valid(), reading.clock(), reading.month(), reading.year(), reading.label()));
    String note = reading.note();
    if (note != null) {
      item.key("GSI4PK", "GSI4SK", ReadingKeys.byPlace(reading.level(), reading.abroad(), reading.zoned(), note));
    }
    item.localKey("LSI1SK", ReadingKeys.byLevel(reading.sensor(), reading.takenAt(), reading.level(), reading.id()));
    return item.toMap();
  }

  @Override
  public Reading fromItem(Map<String, AttributeValue> item) {
    try {
      return new Reading(
          STRUCTURE.string(item, "sensor"),
          STRUCTURE.required(item, "takenAt", Converters.ofInstant()),
          STRUCTURE.intValue(item, "sequence"),
          STRUCTURE.required(item, "room", ROOM),
          STRUCTURE.required(item, "id", Converters.ofUuid()),
          STRUCTURE.longValue(item, "batch"),
          STRUCTURE.booleanValue(item, "valid"),
          STRUCTURE.required(item, "clock", Converters.ofLocalDateTime()),
          STRUCTURE.required(item, "month", Converters.ofYearMonth()),
          STRUCTURE.required(item, "year", Converters.ofYear()),
          STRUCTURE.string(item, "label"),
          STRUCTURE.required(item, "level", LEVEL),
          STRUCTURE.required(item, "abroad", Converters.ofOffsetDateTime()),
          STRUCTURE.required(item, "zoned", Converters.ofZonedDateTime()),
          STRUCTURE.stringOrNull(item, "note"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("sensor", "sensor"),
        MarkedAttribute.of("takenAt", "takenAt"),
        MarkedAttribute.of("sequence", "sequence"),
        MarkedAttribute.of("room", "room"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("batch", "batch"),
        MarkedAttribute.of("valid", "valid"),
        MarkedAttribute.of("clock", "clock"),
        MarkedAttribute.of("month", "month"),
        MarkedAttribute.of("year", "year"),
        MarkedAttribute.of("label", "label"),
        MarkedAttribute.of("level", "level"),
        MarkedAttribute.of("abroad", "abroad"),
        MarkedAttribute.of("zoned", "zoned"),
        MarkedAttribute.of("note", "note"));
  }
}
