package io.keywright.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;

/**
 * The rule that DynamoDB stays at the edge: outside one package, nothing depends on the AWS SDK or on the runtime of the
 * generated code. A plain call in a test of any build does it; ArchUnit must be on the class path.
 *
 * <pre>{@code
 * @Test
 * void only_the_data_package_knows_dynamodb() {
 *     BoundaryRule.onlyPackage("com.daintree.data..").usesDynamoDb().check("com.daintree");
 * }
 * }</pre>
 */
public final class BoundaryRule {

    private static final String[] DYNAMODB = {"software.amazon.awssdk..", "io.keywright.runtime.."};

    private final List<String> edge;
    private final boolean withTests;

    private BoundaryRule(List<String> edge, boolean withTests) {
        this.edge = edge;
        this.withTests = withTests;
    }

    /**
     * Begins the rule with the packages that may use DynamoDB.
     *
     * @param packages package names, where a {@code ..} at the end takes in the packages below
     */
    public static Subject onlyPackage(String... packages) {
        return new Subject(List.of(packages));
    }

    /** The packages of a rule that is not yet complete. */
    public static final class Subject {

        private final List<String> packages;

        private Subject(List<String> packages) {
            this.packages = packages;
        }

        /** Completes the rule: these packages may depend on the AWS SDK and the generated code's runtime, no others. */
        public BoundaryRule usesDynamoDb() {
            return new BoundaryRule(packages, false);
        }
    }

    /** The rule over test classes too, which it leaves out otherwise: tests may build clients and tables. */
    public BoundaryRule includingTests() {
        return new BoundaryRule(edge, true);
    }

    /**
     * Reads the class files below the given packages from the class path and checks the rule on them.
     *
     * @throws AssertionError if a class outside the edge depends on DynamoDB, naming each such dependency; or if there
     *     are no classes to check
     */
    public void check(String... packages) {
        ClassFileImporter importer = new ClassFileImporter();
        if (!withTests) {
            importer = importer.withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS);
        }
        JavaClasses classes = importer.importPackages(packages);
        if (classes.isEmpty()) {
            throw new AssertionError("No classes found below " + String.join(", ", packages)
                    + " on the class path: the rule would hold of nothing.");
        }
        noClasses()
                .that()
                .resideOutsideOfPackages(edge.toArray(new String[0]))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(DYNAMODB)
                .because("DynamoDB belongs to " + String.join(", ", edge) + " alone")
                .allowEmptyShould(true)
                .check(classes);
    }
}
