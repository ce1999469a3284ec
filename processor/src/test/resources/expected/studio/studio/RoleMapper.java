package studio;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Role} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RoleMapper implements EntityMapper<Role> {
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
    return RoleKeys.primary(role.movieId(), role.actorId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Role role) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(role));
    item.type("Type", TYPE);
    item.string("movieId", role.movieId());
    item.string("actorId", role.actorId());
    item.string("part", role.part());
    item.key("GSI1PK", "GSI1SK", RoleKeys.ofActor(role.actorId(), role.movieId()));
    return item.toMap();
  }

  @Override
  public Role fromItem(Map<String, AttributeValue> item) {
    try {
      return new Role(
          STRUCTURE.string(item, "movieId"),
          STRUCTURE.string(item, "actorId"),
          STRUCTURE.string(item, "part"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("movieId", "movieId"),
        MarkedAttribute.of("actorId", "actorId"),
        MarkedAttribute.of("part", "part"));
  }
}
