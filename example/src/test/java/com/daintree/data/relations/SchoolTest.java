package com.daintree.data.relations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.daintree.data.relations.school.Enrolment;
import com.daintree.data.relations.school.Member;
import com.daintree.data.relations.school.Registry;
import com.daintree.data.relations.school.SchoolClass;
import com.daintree.data.relations.school.SchoolTable;
import com.daintree.data.relations.school.Student;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.SizeLimitException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SchoolTest {

    private static final Student ADA = new Student("s-1", "Ada", new BigDecimal("3.9"));
    private static final SchoolClass LOGIC = new SchoolClass("c-7", "Logic", List.of());

    private SchoolTable school;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("school");
        SchoolTable.createTable(client, name);
        school = SchoolTable.open(client, name);
        school.student().create(ADA);
        school.schoolClass().create(LOGIC);
    }

    @Test
    void bothDirectionsTellOfAnEnrolment() {
        new Registry(school).enrol(ADA, LOGIC);

        assertThat(school.schoolClass().get("c-7").orElseThrow().members()).containsExactly(new Member("s-1", "Ada"));
        assertThat(school.enrolment().ofStudent("s-1").list()).containsExactly(new Enrolment("s-1", "c-7", "Logic"));
    }

    @Test
    void nobodyIsEnrolledTwiceOrWithoutBeingThere() {
        Registry registry = new Registry(school);
        registry.enrol(ADA, LOGIC);

        assertThat(refusal(ADA).reason(ItemAlreadyExistsException.class)).isPresent();
        assertThat(refusal(new Student("s-9", "Nobody", BigDecimal.ONE)).reason(ItemNotFoundException.class))
                .isPresent();
        assertThat(school.schoolClass().get("c-7").orElseThrow().members()).hasSize(1);
    }

    @Test
    void aFullClassTakesNobodyMore() {
        Registry registry = new Registry(school);
        IntStream.range(0, 30).forEach(number -> {
            Student student = new Student("t-" + number, "Student " + number, BigDecimal.ONE);
            school.student().create(student);
            registry.enrol(student, LOGIC);
        });

        assertThat(refusal(ADA).reason(SizeLimitException.class)).isPresent();
        assertThat(school.enrolment().ofStudent("s-1").list()).isEmpty();
    }

    /** The average changes as often as it likes: no class has to be written. */
    @Test
    void whatChangesIsWrittenInOnePlace() {
        new Registry(school).enrol(ADA, LOGIC);

        school.student().update("s-1").gradePointAverage(new BigDecimal("4.0")).execute();

        assertThat(school.student().get("s-1").orElseThrow().gradePointAverage())
                .isEqualByComparingTo("4.0");
    }

    private TransactionCancelledException refusal(Student student) {
        return catchThrowableOfType(
                TransactionCancelledException.class, () -> new Registry(school).enrol(student, LOGIC));
    }
}
