package io.keywright.tools.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.Entity;
import io.keywright.schema.Evolution;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import io.keywright.tools.StoreEngine;
import io.keywright.tools.generated.GeneratedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Old names, which the example has none of: its model as it would be if it had. */
class ExaminationTest {

    private static final Map<String, AttributeValue> CUSTOMER = Map.of(
            "PK", text("CUSTOMER#c-1"),
            "SK", text("CUSTOMER#c-1"),
            "Type", text("Client"),
            "GSI1PK", text("EMAIL#ada@example.com"),
            "GSI1SK", text("CUSTOMER"),
            "customerId", text("c-1"),
            "email", text("ada@example.com"),
            "fn", text("Ada"),
            "ln", text("Okafor"),
            "since", text("2024-02-11"));

    private final Examination examination = new Examination(renamed(StoreEngine.DESCRIPTOR));

    @Test
    void anOldTypeIsGivenItsPresentName() {
        Diagnosis diagnosis = examination.of(CUSTOMER);
        assertThat(diagnosis.findings).extracting(Finding::kind).containsExactly(Kind.OLD_TYPE);
        assertThat(diagnosis.set).containsExactly(Map.entry("Type", text("Customer")));
        assertThat(diagnosis.remove).isEmpty();
    }

    @Test
    void anOldAttributeBesideThePresentOneIsRemoved() {
        Map<String, AttributeValue> both = new HashMap<>(CUSTOMER);
        both.put("Type", text("Customer"));
        both.put("firstName", text("Augusta"));
        Diagnosis diagnosis = examination.of(both);
        assertThat(diagnosis.findings).extracting(Finding::kind).containsExactly(Kind.OLD_ATTRIBUTE);
        assertThat(diagnosis.set).isEmpty();
        assertThat(diagnosis.remove).containsExactly("firstName");
    }

    @Test
    void whatIsSoundNeedsNothing() {
        Map<String, AttributeValue> sound = new HashMap<>(CUSTOMER);
        sound.put("Type", text("Customer"));
        Diagnosis diagnosis = examination.of(sound);
        assertThat(diagnosis.findings).isEmpty();
        assertThat(diagnosis.isMendable()).isFalse();
    }

    private static GeneratedTable renamed(TableDescriptor descriptor) {
        Table model = descriptor.model();
        List<Entity> entities = model.entities().stream()
                .map(entity -> entity.name().equals("Customer") ? renamed(entity) : entity)
                .toList();
        return new GeneratedTable(
                descriptor,
                new Table(
                        model.type(),
                        model.name(),
                        model.partitionKey(),
                        model.sortKey(),
                        model.typeAttribute(),
                        model.timeToLive(),
                        model.delimiter(),
                        model.indexes(),
                        entities,
                        model.documents(),
                        model.collections()));
    }

    private static Entity renamed(Entity entity) {
        List<Property> properties = entity.properties().stream()
                .map(property -> property.name().equals("firstName")
                        ? property.evolved(new Evolution(List.of("firstName"), null))
                        : property)
                .toList();
        return new Entity(
                entity.javaType(),
                entity.name(),
                entity.type(),
                entity.key(),
                entity.indexKeys(),
                properties,
                entity.construction(),
                List.of("Client"));
    }

    private static AttributeValue text(String value) {
        return AttributeValue.fromS(value);
    }
}
