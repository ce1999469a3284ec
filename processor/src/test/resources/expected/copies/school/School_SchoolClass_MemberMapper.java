package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link SchoolClass.Member} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_MemberMapper implements Converter<SchoolClass.Member> {
  /** The mapper, which has no state. */
  public static final School_SchoolClass_MemberMapper INSTANCE = new School_SchoolClass_MemberMapper();

  private static final Labels LABELS = Labels.ofDocument("SchoolClass_Member");

  private School_SchoolClass_MemberMapper() {}

  @Override
  public AttributeValue toValue(SchoolClass.Member schoolClassMember) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("studentId", schoolClassMember.studentId());
    map.string("name", schoolClassMember.name());
    return map.toValue();
  }

  @Override
  public SchoolClass.Member fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new SchoolClass.Member(
        map.string("studentId"),
        map.string("name"));
  }
}
