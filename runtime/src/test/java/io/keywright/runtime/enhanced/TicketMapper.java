package io.keywright.runtime.enhanced;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Written by hand, since nothing is generated for the tests of the runtime. */
final class TicketMapper implements EntityMapper<Ticket> {

    static final TicketMapper INSTANCE = new TicketMapper();
    private static final Structure STRUCTURE = Structure.ofEntity("Ticket", "PK", "SK");

    @Override
    public String type() {
        return "Ticket";
    }

    @Override
    public String entity() {
        return "Ticket";
    }

    @Override
    public PrimaryKey<Ticket> key(Ticket ticket) {
        return PrimaryKey.of(Ticket.class, "TICKET#" + ticket.id(), "TICKET");
    }

    @Override
    public List<MarkedAttribute> properties() {
        return List.of(
                MarkedAttribute.of("id", "id"),
                MarkedAttribute.of("assignee", "assignee"),
                MarkedAttribute.of("priority", "priority"),
                MarkedAttribute.of("note", "note", "remark"));
    }

    @Override
    public Map<String, AttributeValue> toItem(Ticket ticket) {
        ItemWriter item = new ItemWriter(STRUCTURE, 9);
        item.key("PK", "SK", key(ticket));
        item.type("Type", AttributeValue.fromS(type()));
        item.required("id", ticket.id(), Converters.ofString());
        item.nullable("assignee", ticket.assignee(), Converters.ofString());
        item.number("priority", ticket.priority());
        item.nullable("note", ticket.note(), Converters.ofString());
        if (ticket.assignee() != null) {
            item.key(
                    "GSI1PK",
                    "GSI1SK",
                    IndexKey.of(Ticket.class, "ASSIGNEE#" + ticket.assignee(), String.valueOf(ticket.priority())));
        }
        return item.toMap();
    }

    @Override
    public Ticket fromItem(Map<String, AttributeValue> attributes) {
        return new Ticket(
                STRUCTURE.required(attributes, "id", Converters.ofString()),
                STRUCTURE.nullable(attributes, "assignee", Converters.ofString()),
                STRUCTURE.intValue(attributes, "priority"),
                STRUCTURE.nullable(attributes, "note", Converters.ofString()));
    }
}
