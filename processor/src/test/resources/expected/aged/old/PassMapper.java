package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Pass} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PassMapper implements EntityMapper<Pass> {
  /** The mapper, which has no state. */
  public static final PassMapper INSTANCE = new PassMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Pass");

  private static final Structure STRUCTURE = Structure.ofEntity("Pass", "PK", "SK")
      .property("ttl", "expiresAt");

  static final Converter<Set<String>> ZONES = Converters.set(Converters.ofString());

  static final Converter<Pass.Level> LEVEL =
      EnumConverter.of(Pass.Level.values(), "s", "g").formerly("SILVER", "SILVER");

  private PassMapper() {}

  @Override
  public String type() {
    return "Pass";
  }

  @Override
  public String entity() {
    return "Pass";
  }

  @Override
  public PrimaryKey<Pass> key(Pass pass) {
    return PassKeys.primary(pass.passId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Pass pass) {
    ItemWriter item = new ItemWriter(STRUCTURE, 13);
    item.key("PK", "SK", key(pass));
    item.type("Type", TYPE);
    item.string("passId", pass.passId());
    item.string("group", pass.group());
    item.set("zones", pass.zones(), ZONES);
    item.string("country", pass.country());
    item.stringOrNull("nickname", pass.nickname());
    item.required("level", pass.level(), LEVEL);
    item.required("since", pass.since(), Converters.ofInstant());
    item.nullable("ttl", pass.expiresAt(), Converters.ofExpiry());
    Instant expiresAt = pass.expiresAt();
    if (expiresAt != null) {
      item.key("GSI1PK", "GSI1SK", PassKeys.byExpiry(pass.group(), expiresAt.truncatedTo(ChronoUnit.SECONDS), pass.since(), pass.passId()));
    }
    return item.toMap();
  }

  @Override
  public Pass fromItem(Map<String, AttributeValue> item) {
    try {
      return new Pass(
          STRUCTURE.string(item, "passId"),
          STRUCTURE.string(item, "group"),
          STRUCTURE.set(item, "zones", ZONES),
          STRUCTURE.orElse(item, "country", Converters.ofString(), "AT"),
          STRUCTURE.stringOrNull(item, "nickname"),
          STRUCTURE.required(item, "level", LEVEL),
          STRUCTURE.required(item, "since", Converters.ofInstant()),
          STRUCTURE.nullable(item, "ttl", Converters.ofExpiry()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("passId", "passId"),
        MarkedAttribute.of("group", "group"),
        MarkedAttribute.of("zones", "zones"),
        MarkedAttribute.of("country", "country"),
        MarkedAttribute.of("nickname", "nickname"),
        MarkedAttribute.of("level", "level"),
        MarkedAttribute.of("since", "since"),
        MarkedAttribute.of("expiresAt", "ttl"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .immutable(MarkedAttribute.of("zones", "zones"))
        .immutable(MarkedAttribute.of("country", "country"))
        .immutable(MarkedAttribute.of("nickname", "nickname"))
        .immutableOnceThere(MarkedAttribute.of("level", "level"))
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .wholeSeconds()
        .build();

    private Marked() {}
  }
}
