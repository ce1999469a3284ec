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

/** Turns {@link Person} into items of {@link Kin} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonMapper implements EntityMapper<Person> {
  /** The mapper, which has no state. */
  public static final PersonMapper INSTANCE = new PersonMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Person");

  private static final Structure STRUCTURE = Structure.ofEntity("Person", "PK", "SK");

  private PersonMapper() {}

  @Override
  public String type() {
    return "Person";
  }

  @Override
  public String entity() {
    return "Person";
  }

  @Override
  public PrimaryKey<Person> key(Person person) {
    return PersonKeys.primary(person.personId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Person person) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(person));
    item.type("Type", TYPE);
    item.string("personId", person.personId());
    item.string("name", person.name());
    item.stringOrNull("email", person.email());
    item.key("GSI1PK", "GSI1SK", PersonKeys.withKin(person.personId()));
    return item.toMap();
  }

  @Override
  public Person fromItem(Map<String, AttributeValue> item) {
    try {
      return new Person(
          STRUCTURE.string(item, "personId"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.stringOrNull(item, "email"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("personId", "personId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("email", "email"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Person person) {
    String email = person.email();
    return List.of(
        Marked.EMAIL.value(email, email == null ? null : Marked.EMAIL_TEXT.text(email)));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.EMAIL.in(item, StoredText.of(PersonAttributes.EMAIL, Marked.EMAIL_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("Person", "email", "UNIQUE#Person#email#{email}", KeyFormats.rest());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#Person#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final Marks MARKS = Marks.builder()
        .unique(EMAIL)
        .node("Deleting")
        .build();

    private Marked() {}
  }
}
