package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.Unique;
import io.keywright.schema.Unique.OnExpiry;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkReadingTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = shop.Customer.class, timeToLive = "ttl")
            public interface Shop {}
            """;

    private static final String RECORD = """
            package shop;
            import io.keywright.annotation.*;
            @Entity
            @Key(pk = "CUSTOMER#{id}")
            public record Customer(
                String id,
                String tenant,
                @Immutable @Unique(format = "lower", scope = {"tenant", "id"}, onExpiry = OnExpiry.KEEP) String email,
                @Unique String phone,
                @Version long version,
                @TimeToLive java.time.Instant expiresAt,
                @CreatedAt java.time.Instant createdAt,
                @UpdatedAt java.time.Instant updatedAt) {}
            """;

    private static final Marks VERSION = Marks.NONE.with(Marks.Kind.VERSION);

    @Test
    void readsEveryMarkOfARecordsComponentsWithItsValues() {
        Read read = Read.of(RECORD, TABLE);

        assertThat(read.problems()).isEmpty();
        assertThat(read.table().timeToLive()).isEqualTo("ttl");
        assertThat(read.entity("Customer").properties())
                .extracting(Property::marks)
                .containsExactly(
                        Marks.NONE,
                        Marks.NONE,
                        Marks.NONE
                                .with(Marks.Kind.IMMUTABLE)
                                .with(new Unique("lower", List.of("tenant", "id"), OnExpiry.KEEP)),
                        Marks.NONE.with(new Unique("", List.of(), null)),
                        VERSION,
                        Marks.NONE.with(Marks.Kind.TIME_TO_LIVE),
                        Marks.NONE.with(Marks.Kind.CREATED_AT),
                        Marks.NONE.with(Marks.Kind.UPDATED_AT));
    }

    @Test
    void readsTheSameFromClassFiles(@TempDir Path folder) {
        assertThat(Read.ofClassFiles(folder, RECORD, TABLE).table())
                .isEqualTo(Read.of(RECORD, TABLE).table());
    }

    @Test
    void storesATimeToLiveUnderTheTablesNameUnlessItHasOneOfItsOwn() {
        assertThat(attribute(RECORD, TABLE)).isEqualTo("ttl");
        assertThat(attribute(RECORD.replace("@TimeToLive", "@Attribute(\"expiresAt\") @TimeToLive"), TABLE))
                .isEqualTo("expiresAt");
        assertThat(attribute(RECORD, TABLE.replace(", timeToLive = \"ttl\"", "")))
                .isEqualTo("expiresAt");
    }

    private static String attribute(String entity, String table) {
        return Read.of(entity, table)
                .entity("Customer")
                .property("expiresAt")
                .orElseThrow()
                .attribute();
    }

    @Test
    void readsTheMarksOfABeanFromFieldsAndGetters() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public class Customer {
                    private String id = "";
                    @Immutable private String name = "";
                    private long version;
                    public String getId() { return id; }
                    public void setId(String id) { this.id = id; }
                    @Unique public String getName() { return name; }
                    public void setName(String name) { this.name = name; }
                    @Version public long getVersion() { return version; }
                    public void setVersion(long version) { this.version = version; }
                }
                """, TABLE);

        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Customer").properties())
                .extracting(Property::marks)
                .containsExactly(
                        Marks.NONE,
                        Marks.NONE.with(Marks.Kind.IMMUTABLE).with(new Unique("", List.of(), null)),
                        VERSION);
        assertThat(read.entity("Customer").version()).isPresent();
    }

    @Test
    void aMarkBesideIgnoreIsToldAtTheMark() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public class Customer {
                    private String id = "";
                    @Version
                    private long version;
                    public String getId() { return id; }
                    public void setId(String id) { this.id = id; }
                    @Ignore public long getVersion() { return version; }
                }
                """, TABLE);

        assertThat(read.problems())
                .containsExactly(
                        "[MisplacedAnnotation] The property version of shop.Customer may not carry an annotation"
                                + " about what is stored beside @Ignore: \"@Version\". Remove one of them.");
        assertThat(read.places()).containsExactly("Customer.java:7:5");
    }

    @Test
    void onARecordOnlyTheComponentsMarksCount() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                public record Customer(String id, long version, String email) {
                    public Customer(@Immutable String id, long version, String email) {
                        this.id = id;
                        this.version = version;
                        this.email = email;
                    }
                    @Version public long version() { return version; }
                    @Unique(format = "lower") public String email() { return email; }
                }
                """, TABLE);

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[MisplacedAnnotation] The constructor parameter id of the record shop.Customer may not carry an"
                                + " annotation of Keywright: \"@Immutable\". Move it to the record component.",
                        "[MisplacedAnnotation] The accessor version of the record shop.Customer may not carry an"
                                + " annotation of Keywright: \"@Version\". Move it to the record component.",
                        "[MisplacedAnnotation] The accessor email of the record shop.Customer may not carry an annotation"
                                + " of Keywright: \"@Unique\". Move it to the record component.");
        assertThat(read.entity("Customer").properties())
                .extracting(Property::marks)
                .containsOnly(Marks.NONE);
    }

    @Test
    void aValueThatIsNotThereYetIsWaitedFor() {
        Read read = Read.of(RECORD.replace("\"lower\"", "Missing.FORMAT"), TABLE);

        assertThat(read.reading().whole()).isFalse();
        assertThat(read.problems()).isEmpty();
    }
}
