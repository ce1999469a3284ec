package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Reminder} into items of {@link Log} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReminderMapper implements EntityMapper<Reminder> {
  /** The mapper, which has no state. */
  public static final ReminderMapper INSTANCE = new ReminderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Reminder");

  private static final Structure STRUCTURE = Structure.ofEntity("Reminder", "PK", "SK");

  private ReminderMapper() {}

  @Override
  public String type() {
    return "Reminder";
  }

  @Override
  public String entity() {
    return "Reminder";
  }

  @Override
  public PrimaryKey<Reminder> key(Reminder reminder) {
    return ReminderKeys.primary(reminder.owner(), reminder.dueAt());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reminder reminder) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(reminder));
    item.type("Type", TYPE);
    item.string("owner", reminder.owner());
    item.required("dueAt", reminder.dueAt(), Converters.ofInstant());
    item.nullable("changedAt", reminder.changedAt(), Converters.ofInstant());
    Instant changedAt = reminder.changedAt();
    if (changedAt != null) {
      item.key("GSI5PK", "GSI5SK", ReminderKeys.byMonth(reminder.owner(), reminder.dueAt(), changedAt));
    }
    return item.toMap();
  }

  @Override
  public Reminder fromItem(Map<String, AttributeValue> item) {
    try {
      return new Reminder(
          STRUCTURE.string(item, "owner"),
          STRUCTURE.required(item, "dueAt", Converters.ofInstant()),
          STRUCTURE.required(item, "changedAt", Converters.ofInstant()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("owner", "owner"),
        MarkedAttribute.of("dueAt", "dueAt"),
        MarkedAttribute.of("changedAt", "changedAt"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .updatedAt(MarkedAttribute.of("changedAt", "changedAt"))
        .timesInKeys()
        .build();

    private Marked() {}
  }
}
