package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.NotAComponent;
import io.keywright.schema.Resolution.NotADocument;
import io.keywright.schema.Resolution.UnfittingFormat;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolution.UnknownProperty;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResolverTest {

    private static final Property NAME = TestModel.property("name", TestModel.STRING);
    private static final Property COUNT = TestModel.property("count", TestModel.INT);
    private static final Property HOME = TestModel.property("home", TestModel.ADDRESS, Property.Presence.NULLABLE);
    private static final Property TAGS = TestModel.property("tags", new ListType(TestModel.STRING));
    private static final Property PRICE = TestModel.property("price", Scalar.of(ScalarKind.BIG_DECIMAL));
    private static final List<String> TEXTS = List.of("lower", "upper", "sha256", "rest", "escaped");
    private static final Entity ENTITY =
            TestModel.entity("Person", TestModel.key("P#{name}", "P"), List.of(), NAME, COUNT, HOME, TAGS, PRICE);
    private static final Table TABLE = TestModel.table(ENTITY);

    private static Resolution resolve(String path, String format) {
        return Resolver.resolve(TABLE, ENTITY, new Placeholder(path, format));
    }

    private static Component found(String path, String format) {
        return ((Found) resolve(path, format)).component();
    }

    @Test
    void propertyIsFoundWithItsDefaultFormat() {
        Component component = found("name", "");

        assertThat(component.property()).isEqualTo(NAME);
        assertThat(component.format()).isEqualTo(KeyFormat.of(KeyFormat.Kind.AS_IS));
        assertThat(component.optional()).isFalse();
    }

    @Test
    void propertyIsFoundWithTheFormatThatIsNamed() {
        assertThat(found("count", "8").format()).isEqualTo(KeyFormat.padded(8));
    }

    @Test
    void pathReachesIntoDocumentAndIsOptionalWhereAnyPartIs() {
        Component component = found("home.street", "lower");

        assertThat(component.path()).extracting(Property::name).containsExactly("home", "street");
        assertThat(component.property().optional()).isFalse();
        assertThat(component.optional()).isTrue();
    }

    @Test
    void unknownPropertyTellsWhatThereIs() {
        assertThat(resolve("nmae", ""))
                .isEqualTo(new UnknownProperty(
                        "nmae", TestModel.shop("Person"), List.of("name", "count", "home", "tags", "price")));
    }

    @Test
    void unknownPropertyOfDocumentTellsWhatTheDocumentHas() {
        assertThat(resolve("home.city.x", ""))
                .isEqualTo(new UnknownProperty("city", TestModel.shop("Address"), List.of("street", "country")));
    }

    @Test
    void pathBehindWhatIsNoDocumentLeadsNowhere() {
        assertThat(resolve("name.length", "")).isEqualTo(new NotADocument(NAME));
        assertThat(resolve("tags.first", "")).isEqualTo(new NotADocument(TAGS));
    }

    @Test
    void emptyNameInPathIsUnknown() {
        assertThat(resolve("home.", "")).isInstanceOf(UnknownProperty.class);
        assertThat(resolve(".name", "")).isInstanceOf(UnknownProperty.class);
    }

    @Test
    void unknownAndUnfittingFormatsTellTheLegalOnes() {
        assertThat(resolve("name", "uper")).isEqualTo(new UnknownFormat(NAME, "uper", TEXTS));
        assertThat(resolve("name", "date")).isEqualTo(new UnfittingFormat(NAME, "date", TEXTS));
        assertThat(resolve("count", "lower"))
                .isEqualTo(new UnfittingFormat(COUNT, "lower", List.of("<digits>", "signed<digits>")));
    }

    @Test
    void decimalHasToNameItsFormat() {
        assertThat(resolve("price", ""))
                .isEqualTo(new FormatRequired(PRICE, List.of("<digits>.<digits>", "signed<digits>.<digits>")));
        assertThat(found("price", "8.2").format()).isEqualTo(new KeyFormat.Digits(false, 8, 2));
    }

    @Test
    void listsAndDocumentsAreNoComponentsWhateverTheirFormat() {
        assertThat(resolve("tags", "")).isEqualTo(new NotAComponent(TAGS));
        assertThat(resolve("tags", "nonsense")).isEqualTo(new NotAComponent(TAGS));
        assertThat(resolve("home", "")).isEqualTo(new NotAComponent(HOME));
        assertThat(new NotAComponent(HOME).type()).isEqualTo(TestModel.ADDRESS);
    }

    @Test
    void componentsOfSoundTemplateKeepTheirOrder() {
        assertThat(Resolver.components(TABLE, ENTITY, TemplateParser.parse("A#{count:3}#{home.country}#{name:rest}")))
                .extracting(component -> component.placeholder().source())
                .containsExactly("{count:3}", "{home.country}", "{name:rest}");
    }

    @Test
    void componentsOfUnsoundTemplateAreRefused() {
        assertThatThrownBy(() -> Resolver.components(TABLE, ENTITY, TemplateParser.parse("A#{nmae}")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("{nmae} of Person does not resolve in A#{nmae}");
        assertThatThrownBy(() -> Resolver.components(TABLE, ENTITY, TemplateParser.parse("A#{name")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("faults");
    }
}
