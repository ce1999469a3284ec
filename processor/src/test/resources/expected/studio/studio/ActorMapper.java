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

/** Turns {@link Actor} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ActorMapper implements EntityMapper<Actor> {
  /** The mapper, which has no state. */
  public static final ActorMapper INSTANCE = new ActorMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Actor");

  private static final Structure STRUCTURE = Structure.ofEntity("Actor", "PK", "SK");

  private ActorMapper() {}

  @Override
  public String type() {
    return "Actor";
  }

  @Override
  public String entity() {
    return "Actor";
  }

  @Override
  public PrimaryKey<Actor> key(Actor actor) {
    return ActorKeys.primary(actor.actorId(), actor.since());
  }

  @Override
  public Map<String, AttributeValue> toItem(Actor actor) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(actor));
    item.type("Type", TYPE);
    item.string("actorId", actor.actorId());
    item.number("since", actor.since());
    item.string("name", actor.name());
    item.key("GSI1PK", "GSI1SK", ActorKeys.profile(actor.actorId()));
    return item.toMap();
  }

  @Override
  public Actor fromItem(Map<String, AttributeValue> item) {
    try {
      return new Actor(
          STRUCTURE.string(item, "actorId"),
          STRUCTURE.intValue(item, "since"),
          STRUCTURE.string(item, "name"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("actorId", "actorId"),
        MarkedAttribute.of("since", "since"),
        MarkedAttribute.of("name", "name"));
  }
}
