package cinema;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Actor} into items of {@link Cinema} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ActorMapper implements EntityMapper<Actor> {
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
    return ActorKeys.primary(actor.agency(), actor.actorId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Actor actor) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(actor));
    item.type("Type", TYPE);
    item.string("agency", actor.agency());
    item.number("actorId", actor.actorId());
    item.string("name", actor.name());
    item.number("votes", actor.votes());
    item.key("GSI1PK", "GSI1SK", ActorKeys.withRoles(actor.actorId()));
    return item.toMap();
  }

  @Override
  public Actor fromItem(Map<String, AttributeValue> item) {
    try {
      return new Actor(
          STRUCTURE.string(item, "agency"),
          STRUCTURE.intValue(item, "actorId"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.intValue(item, "votes"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("agency", "agency"),
        MarkedAttribute.of("actorId", "actorId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("votes", "votes"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .immutableOnceThere(MarkedAttribute.of("name", "name"))
        .build();

    private Marked() {}
  }
}
