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

/** Turns {@link Reply} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyMapper implements EntityMapper<Reply> {
  /** The mapper, which has no state. */
  public static final ReplyMapper INSTANCE = new ReplyMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Reply");

  private static final Structure STRUCTURE = Structure.ofEntity("Reply", "PK", "SK");

  private ReplyMapper() {}

  @Override
  public String type() {
    return "Reply";
  }

  @Override
  public String entity() {
    return "Reply";
  }

  @Override
  public PrimaryKey<Reply> key(Reply reply) {
    return ReplyKeys.primary(reply.movieId(), reply.reviewId(), reply.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reply reply) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(reply));
    item.type("Type", TYPE);
    item.string("movieId", reply.movieId());
    item.string("reviewId", reply.reviewId());
    item.number("number", reply.number());
    item.string("text", reply.text());
    return item.toMap();
  }

  @Override
  public Reply fromItem(Map<String, AttributeValue> item) {
    try {
      return new Reply(
          STRUCTURE.string(item, "movieId"),
          STRUCTURE.string(item, "reviewId"),
          STRUCTURE.intValue(item, "number"),
          STRUCTURE.string(item, "text"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("movieId", "movieId"),
        MarkedAttribute.of("reviewId", "reviewId"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("text", "text"));
  }
}
