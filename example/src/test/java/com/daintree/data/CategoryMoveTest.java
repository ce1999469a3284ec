package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Category;
import com.daintree.shop.Product;
import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

@DynamoDbTest
class CategoryMoveTest {

    private SeededTable table;
    private DaintreeTable daintree;
    private CategoryMove move;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        move = new CategoryMove(daintree);
    }

    @Test
    void everythingBelowGetsTheNewPathAndNothingIsLost() {
        CategoryMove.Rewritten rewritten = move.move("computing", "garden");

        assertMoved("books/computing/", "garden/computing/");
        assertThat(rewritten).isEqualTo(new CategoryMove.Rewritten(6, 16));
        assertThat(daintree.category().get("computing")).map(Category::parentId).contains("garden");
    }

    @Test
    void theMovedCategoryIsAChildOfItsNewParentOnly() {
        move.move("computing", "garden");

        assertThat(daintree.category().ofParent("garden").list())
                .extracting(Category::categoryId)
                .containsExactly("computing", "seeds", "tools");
        assertThat(daintree.category().ofParent("books").list())
                .extracting(Category::categoryId)
                .doesNotContain("computing");
    }

    @Test
    void childrenStayChildrenOfTheirParents() {
        List<Category> before = daintree.category().ofParent("programming").list();

        move.move("computing", "garden");

        assertThat(daintree.category().ofParent("programming").list())
                .extracting(Category::categoryId)
                .containsExactlyElementsOf(
                        before.stream().map(Category::categoryId).toList());
    }

    @Test
    void aMoveWithinTheSameTopCategory() {
        move.move("databases", "fiction");

        assertMoved("books/computing/databases/", "books/fiction/databases/");
    }

    @Test
    void aTopCategoryCanBecomeAChild() {
        move.move("garden", "kitchen");

        assertMoved("garden/", "kitchen/garden/");
    }

    @Test
    void aCategoryWhosePathOnlyStartsLikeTheMovedOneStays() {
        move.move("art", "electronics");

        assertMoved("books/art/", "electronics/art/");
        assertThat(daintree.category().get("artisans")).map(Category::path).contains("books/artisans/");
    }

    @Test
    void thereAndBackIsWhereItWas() {
        move.move("computing", "garden");
        move.move("computing", "books");

        assertThat(paths()).isEqualTo(seededPaths());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 16, 17, 21})
    void aMoveThatStopsHalfWayIsFinishedByTheSameCall(int writes) {
        DaintreeTable failing = DaintreeTable.open(Interruption.after(writes, table.client), SeededTable.NAME);
        assertThatThrownBy(() -> new CategoryMove(failing).move("computing", "garden"))
                .isInstanceOf(Interruption.Stopped.class);

        CategoryMove.Rewritten rest = move.move("computing", "garden");

        assertMoved("books/computing/", "garden/computing/");
        assertThat(rest.categories() + rest.products()).isEqualTo(22 - writes);
    }

    @Test
    void aMoveThatIsDoneAlreadyWritesNothing() {
        move.move("computing", "garden");

        var requests = table.requestsOf(() -> move.move("computing", "garden"));

        assertThat(requests).noneMatch(PutItemRequest.class::isInstance);
    }

    @Test
    void whatOthersWriteMeanwhileIsNotLost() {
        Product edited = daintree.product()
                .below("books")
                .categoryPathStartingWith("books/computing/")
                .first()
                .orElseThrow();
        Category renamed = daintree.category().get("programming").orElseThrow();
        Runnable edits = () -> {
            new Shelf(daintree).take(edited.productId(), 1);
            daintree.category().update(renamed).name("Programmes").execute();
        };

        new CategoryMove(DaintreeTable.open(Interruption.before(edits, table.client), SeededTable.NAME))
                .move("computing", "garden");

        assertMoved("books/computing/", "garden/computing/");
        assertThat(daintree.product().get(edited.productId()))
                .map(Product::stock)
                .contains(edited.stock() - 1);
        assertThat(daintree.category().get("programming")).map(Category::name).contains("Programmes");
    }

    @Test
    void aProductThatIsPutInMeanwhileIsCarriedAlong() {
        Category databases = daintree.category().get("databases").orElseThrow();
        Product late = Product.in(databases, "p-late", "s-01", "Late", BigDecimal.ONE, 1, Set.of(), Map.of());

        new CategoryMove(DaintreeTable.open(
                        Interruption.before(() -> daintree.product().create(late), table.client), SeededTable.NAME))
                .move("computing", "garden");

        assertThat(daintree.product().get("p-late")).map(Product::categoryPath).contains("garden/computing/databases/");
    }

    @Test
    void aParentThatMovedMeanwhileStopsTheLastStep() {
        Runnable elsewhere = () -> daintree.category()
                .replace(daintree.category()
                        .get("garden")
                        .orElseThrow()
                        .movedUnder(daintree.category().get("kitchen").orElseThrow()));
        CategoryMove disturbed =
                new CategoryMove(DaintreeTable.open(Interruption.before(elsewhere, table.client), SeededTable.NAME));

        assertThatThrownBy(() -> disturbed.move("computing", "garden"))
                .isInstanceOfSatisfying(
                        TransactionCancelledException.class,
                        cancelled -> assertThat(cancelled.actions())
                                .extracting(CancelledAction::action)
                                .containsExactly("Category.check"));
        assertThat(daintree.category().get("computing")).map(Category::path).contains("books/computing/");
    }

    @Test
    void aCategoryCannotMoveBelowItself() {
        for (String parent : List.of("computing", "databases", "dotnet")) {
            assertThatThrownBy(() -> move.move("computing", parent)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(paths()).isEqualTo(seededPaths());
    }

    @Test
    void bothCategoriesMustExist() {
        assertThatThrownBy(() -> move.move("nowhere", "garden")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> move.move("computing", "nowhere")).isInstanceOf(IllegalArgumentException.class);
    }

    /** All paths are the seed's with one prefix replaced, in the items themselves and by the index of paths. */
    private void assertMoved(String from, String to) {
        Map<String, String> expected = new TreeMap<>(seededPaths());
        expected.replaceAll((id, path) -> path.startsWith(from) ? to + path.substring(from.length()) : path);

        assertThat(paths()).isEqualTo(expected);
        assertThat(pathsByIndex()).isEqualTo(expected);
    }

    private Map<String, String> seededPaths() {
        return paths(Function.identity(), Function.identity());
    }

    private Map<String, String> paths() {
        return paths(
                category -> daintree.category().get(category.categoryId()).orElseThrow(),
                product -> daintree.product().get(product.productId()).orElseThrow());
    }

    private Map<String, String> paths(Function<Category, Category> category, Function<Product, Product> product) {
        Map<String, String> paths = new TreeMap<>();
        table.store
                .categories()
                .forEach(seeded ->
                        paths.put(seeded.categoryId(), category.apply(seeded).path()));
        table.store
                .products()
                .forEach(seeded ->
                        paths.put(seeded.productId(), product.apply(seeded).categoryPath()));
        return paths;
    }

    private Map<String, String> pathsByIndex() {
        Map<String, String> paths = new TreeMap<>();
        for (String top : List.of("books", "electronics", "kitchen", "garden")) {
            paths.putAll(daintree.category().below(top).stream()
                    .collect(Collectors.toMap(Category::categoryId, Category::path)));
            paths.putAll(daintree.product().below(top).stream()
                    .collect(Collectors.toMap(Product::productId, Product::categoryPath)));
        }
        return paths;
    }
}
