package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.StoredText;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Job} into items of {@link Kin} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class JobMapper implements EntityMapper<Job> {
  /** The mapper, which has no state. */
  public static final JobMapper INSTANCE = new JobMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Job");

  private static final Structure STRUCTURE = Structure.ofEntity("Job", "PK", "SK");

  private JobMapper() {}

  @Override
  public String type() {
    return "Job";
  }

  @Override
  public String entity() {
    return "Job";
  }

  @Override
  public PrimaryKey<Job> key(Job job) {
    return JobKeys.primary(job.personId(), job.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Job job) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(job));
    item.type("Type", TYPE);
    item.string("personId", job.personId());
    item.number("number", job.number());
    item.string("title", job.title());
    item.string("badge", job.badge());
    item.key("GSI2PK", "GSI2SK", JobKeys.ofTitle(job.title(), job.personId(), job.number()));
    return item.toMap();
  }

  @Override
  public Job fromItem(Map<String, AttributeValue> item) {
    try {
      return new Job(
          STRUCTURE.string(item, "personId"),
          STRUCTURE.intValue(item, "number"),
          STRUCTURE.string(item, "title"),
          STRUCTURE.string(item, "badge"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("personId", "personId"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("title", "title"),
        MarkedAttribute.of("badge", "badge"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Job job) {
    return List.of(
        Marked.BADGE.value(job.badge(), Marked.BADGE_TEXT.text(job.badge())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.BADGE.in(item, StoredText.of(JobAttributes.BADGE, Marked.BADGE_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> BADGE_TEXT =
        KeyComponent.of("Job", "badge", "UNIQUE#Job#badge#{badge}", KeyFormats.rest());

    static final UniqueProperty BADGE = UniqueProperty.of("badge", "UNIQUE#Job#badge#", "#",
        MarkedAttribute.of("badge", "badge"));

    static final Marks MARKS = Marks.builder()
        .unique(BADGE)
        .build();

    private Marked() {}
  }
}
