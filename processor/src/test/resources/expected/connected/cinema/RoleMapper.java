package cinema;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Role} into items of {@link Cinema} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleMapper implements EntityMapper<Role> {
  /** The mapper, which has no state. */
  public static final RoleMapper INSTANCE = new RoleMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Role");

  private static final Structure STRUCTURE = Structure.ofEntity("Role", "PK", "SK");

  private RoleMapper() {}

  @Override
  public String type() {
    return "Role";
  }

  @Override
  public String entity() {
    return "Role";
  }

  @Override
  public PrimaryKey<Role> key(Role role) {
    return RoleKeys.primary(role.film(), role.performer());
  }

  @Override
  public Map<String, AttributeValue> toItem(Role role) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("PK", "SK", key(role));
    item.type("Type", TYPE);
    item.string("film", role.film());
    item.number("performer", role.performer());
    item.string("agency", role.agency());
    item.string("character", role.character());
    item.stringOrNull("from", role.from());
    item.number("version", role.version());
    item.key("GSI1PK", "GSI1SK", RoleKeys.ofActor(role.performer(), role.film()));
    return item.toMap();
  }

  @Override
  public Role fromItem(Map<String, AttributeValue> item) {
    try {
      return new Role(
          STRUCTURE.string(item, "film"),
          STRUCTURE.intValue(item, "performer"),
          STRUCTURE.string(item, "agency"),
          STRUCTURE.string(item, "character"),
          STRUCTURE.stringOrNull(item, "from"),
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("film", "film"),
        MarkedAttribute.of("performer", "performer"),
        MarkedAttribute.of("agency", "agency"),
        MarkedAttribute.of("character", "character"),
        MarkedAttribute.of("from", "from"),
        MarkedAttribute.of("version", "version"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .immutableOnceThere(MarkedAttribute.of("character", "character"))
        .version(MarkedAttribute.of("version", "version"))
        .build();

    private Marked() {}
  }
}
