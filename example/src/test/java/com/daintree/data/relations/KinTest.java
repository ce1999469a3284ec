package com.daintree.data.relations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.data.relations.kin.Birth;
import com.daintree.data.relations.kin.BirthReferences;
import com.daintree.data.relations.kin.Job;
import com.daintree.data.relations.kin.KinTable;
import com.daintree.data.relations.kin.Life;
import com.daintree.data.relations.kin.Marriage;
import com.daintree.data.relations.kin.Person;
import com.daintree.data.relations.kin.Place;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.relation.NodeDeletion;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.time.LocalDate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class KinTest {

    private static final LocalDate DAY = LocalDate.of(1815, 12, 10);

    private KinTable kin;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("kin");
        KinTable.createTable(client, name);
        kin = KinTable.open(client, name);
        kin.place().create(new Place("london", "London"));
        kin.person().create(new Person("ada", "Ada"));
        kin.person().create(new Person("byron", "Byron"));
        kin.birth().connect(new Birth("ada", "london", DAY));
        kin.marriage().connect(new Marriage("byron", "ada", DAY));
    }

    @Test
    void edgesAreFoundFromTheirPlaceAndFromTheirDay() {
        assertThat(kin.birth().atPlace("london").resolve(BirthReferences.FROM).list())
                .extracting(pair -> pair.target().orElseThrow().name())
                .containsExactly("Ada");
        assertThat(kin.birth().onDay(DAY).list()).hasSize(1);
        assertThat(kin.marriage().onDay(DAY).list()).hasSize(1);
        assertThat(kin.marriage().withSpouse("ada").list()).hasSize(1);
    }

    /** The group of a frequent job lies in four partitions, and is read as one. */
    @Test
    void aGroupThatIsHotIsSpread() {
        IntStream.range(0, 40).forEach(number -> kin.job().create(new Job("p-%02d".formatted(number), 1, "poet")));

        assertThat(kin.job().ofTitle("poet").list())
                .extracting(Job::personId)
                .hasSize(40)
                .isSorted();
        assertThat(kin.job().ofTitle("poet").toRequests()).hasSize(4);
    }

    @Test
    void aNodeIsReadWhole() {
        kin.job().create(new Job("ada", 1, "mathematician"));

        Life life = kin.life("ada").get().orElseThrow();

        assertThat(life.person()).isEqualTo(new Person("ada", "Ada"));
        assertThat(life.births()).containsExactly(new Birth("ada", "london", DAY));
        assertThat(life.jobs()).hasSize(1);
        assertThat(life.marriages()).isEmpty();
    }

    @Test
    void aNodeGoesWithItsEdges() {
        NodeDeletion deletion = kin.person().deleteNode("ada");

        assertThat(deletion.isComplete()).isTrue();
        assertThat(deletion.deleted()).isEqualTo(3);
        assertThat(kin.birth().atPlace("london").list()).isEmpty();
        assertThat(kin.marriage().ofPerson("byron").list()).isEmpty();
        assertThatThrownBy(() -> kin.marriage().connect(new Marriage("byron", "ada", DAY)))
                .isInstanceOf(ItemNotFoundException.class);
    }
}
