package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final String TYPE = "Actor";

  private static final Labels LABELS = Labels.ofEntity("Actor", "PK", "SK");

  private ActorMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return TYPE;
  }

  @Override
  public PrimaryKey<Actor> key(Actor actor) {
    return ActorKeys.primary(actor.actorId(), actor.since());
  }

  @Override
  public Map<String, AttributeValue> toItem(Actor actor) {
    ItemWriter item = new ItemWriter(LABELS, 8);
    item.key("PK", "SK", key(actor));
    item.type("Type", TYPE);
    item.required("actorId", actor.actorId(), Converters.STRING);
    item.number("since", actor.since());
    item.required("name", actor.name(), Converters.STRING);
    item.key("GSI1PK", "GSI1SK", ActorKeys.profile(actor.actorId()));
    return item.toMap();
  }

  @Override
  public Actor fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Actor(
          reader.required("actorId", Converters.STRING),
          reader.intValue("since"),
          reader.required("name", Converters.STRING));
    } catch (RuntimeException thrown) {
      throw reader.refusal(thrown);
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
