package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Member} into items of {@link Club} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberMapper implements EntityMapper<Member> {
  /** The mapper, which has no state. */
  public static final MemberMapper INSTANCE = new MemberMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Member");

  private static final Structure STRUCTURE = Structure.ofEntity("Member", "PK", "SK")
      .property("adr", "address");

  private MemberMapper() {}

  @Override
  public String type() {
    return "Member";
  }

  @Override
  public String entity() {
    return "Member";
  }

  @Override
  public PrimaryKey<Member> key(Member member) {
    Member.Address address = member.address();
    Instant addressSince = address == null ? null : address.since();
    return MemberKeys.primary(member.club(), addressSince, member.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Member member) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(member));
    item.type("Type", TYPE);
    item.string("club", member.club());
    item.string("id", member.id());
    item.required("adr", member.address(), Club_Member_AddressMapper.INSTANCE);
    Member.Address address = member.address();
    Member.Stay addressStay = address == null ? null : address.stay();
    Instant addressStayFrom = addressStay == null ? null : addressStay.from();
    if (addressStayFrom != null) {
      item.key("GSI1PK", "GSI1SK", MemberKeys.byStay(member.club(), addressStayFrom, member.id()));
    }
    return item.toMap();
  }

  @Override
  public Member fromItem(Map<String, AttributeValue> item) {
    try {
      return new Member(
          STRUCTURE.string(item, "club"),
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "adr", Club_Member_AddressMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("club", "club"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("address", "adr"));
  }
}
