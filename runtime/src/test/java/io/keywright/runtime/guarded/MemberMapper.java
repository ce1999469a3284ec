package io.keywright.runtime.guarded;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class MemberMapper implements EntityMapper<Member> {

    public static final MemberMapper INSTANCE = new MemberMapper();

    private static final Structure STRUCTURE = Structure.ofEntity("Member", "PK", "SK");
    private static final MarkedAttribute EMAIL = MarkedAttribute.of("email", "email");
    private static final UniqueProperty UNIQUE_EMAIL = UniqueProperty.of("email", "UNIQUE#Member#email#", "#", EMAIL);
    private static final Marks MARKS = Marks.builder().unique(UNIQUE_EMAIL).build();

    private MemberMapper() {}

    public static PrimaryKey<Member> key(String memberId) {
        return PrimaryKey.of(Member.class, "MEMBER#" + memberId, "MEMBER");
    }

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
        return key(member.memberId());
    }

    @Override
    public Map<String, AttributeValue> toItem(Member member) {
        ItemWriter item = new ItemWriter(STRUCTURE, 8);
        item.key("PK", "SK", key(member));
        item.type("Type", AttributeValue.createS(type()));
        item.required("memberId", member.memberId(), Converters.ofString());
        item.required("email", member.email(), Converters.ofString());
        item.required("points", member.points(), Converters.ofInt());
        return item.toMap();
    }

    @Override
    public Member fromItem(Map<String, AttributeValue> attributes) {
        return new Member(
                STRUCTURE.required(attributes, "memberId", Converters.ofString()),
                STRUCTURE.required(attributes, "email", Converters.ofString()),
                STRUCTURE.required(attributes, "points", Converters.ofInt()));
    }

    @Override
    public List<MarkedAttribute> properties() {
        return List.of(MarkedAttribute.of("memberId", "memberId"), EMAIL, MarkedAttribute.of("points", "points"));
    }

    @Override
    public Marks marks() {
        return MARKS;
    }

    @Override
    public List<UniqueValue> uniqueValues(Member member) {
        return List.of(UNIQUE_EMAIL.value(member.email(), member.email()));
    }
}
