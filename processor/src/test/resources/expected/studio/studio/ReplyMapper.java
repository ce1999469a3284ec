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

/** Turns {@link Reply} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyMapper implements EntityMapper<Reply> {
  /** The mapper, which has no state. */
  public static final ReplyMapper INSTANCE = new ReplyMapper();

  private static final String TYPE = "Reply";

  private static final Labels LABELS = Labels.ofEntity("Reply", "PK", "SK");

  private ReplyMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return TYPE;
  }

  @Override
  public PrimaryKey<Reply> key(Reply reply) {
    return ReplyKeys.primary(reply.movieId(), reply.reviewId(), reply.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reply reply) {
    ItemWriter item = new ItemWriter(LABELS, 7);
    item.key("PK", "SK", key(reply));
    item.type("Type", TYPE);
    item.required("movieId", reply.movieId(), Converters.STRING);
    item.required("reviewId", reply.reviewId(), Converters.STRING);
    item.number("number", reply.number());
    item.required("text", reply.text(), Converters.STRING);
    return item.toMap();
  }

  @Override
  public Reply fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Reply(
          reader.required("movieId", Converters.STRING),
          reader.required("reviewId", Converters.STRING),
          reader.intValue("number"),
          reader.required("text", Converters.STRING));
    } catch (RuntimeException thrown) {
      throw reader.refusal(thrown);
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
