package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Designs as people run them. Where one shares an attribute between indexes, or has keys that can be equal, it is refused,
 * and beside it stands the design that says the same within the rules.
 */
class PublishedModelsTest {

    private static final Pattern ERROR = Pattern.compile("^\\S+ ERROR \\[(\\w+)].*");

    private static final String IMPORTS = """
            package data;
            import io.keywright.annotation.*;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            """;

    @Test
    @DisplayName("M1: likes are regrouped and follows inverted by a pair of attributes of their own")
    void photos() {
        assertThat(errors("""
                @Table(entities = {Photos.User.class, Photos.Photo.class, Photos.Comment.class, Photos.Like.class,
                        Photos.Follow.class})
                interface Photos {
                    @Entity @Key(pk = "USER#{username}", sk = "USER#{username}")
                    record User(String username, long followers, long following) {}
                    @Entity @Key(name = "ofUser", pk = "UP#{username}", sk = "PHOTO#{photoId}")
                    record Photo(String username, String photoId, long likes, long comments) {}
                    @Entity @Key(name = "ofPhoto", pk = "PC#{photoId}", sk = "COMMENT#{commentId}")
                    record Comment(String photoId, String commentId, String text) {}
                    @Entity @Key(name = "ofPhoto", pk = "PL#{photoId}", sk = "LIKE#{username}")
                    @Gsi(index = 1, name = "newest", pk = "PL#{photoId}", sk = "LIKE#{likeId}")
                    record Like(String photoId, String username, String likeId) {}
                    @Entity @Key(name = "followers", pk = "FOLLOW#{followed}", sk = "FOLLOW#{following}")
                    @Gsi(index = 1, name = "followees", pk = "FOLLOW#{following}", sk = "FOLLOW#{followed}")
                    record Follow(String followed, String following) {}
                }
                """)).isEmpty();
    }

    @Test
    @DisplayName("M2: users and organizations of one key are refused, and are one entity or two keys instead")
    void accounts() {
        String design = """
                @Table(entities = {Code.User.class, Code.Organization.class, Code.Membership.class})
                interface Code {
                    @Entity @Key(pk = "ACCOUNT#{name}", sk = "ACCOUNT#{name}")
                    record User(String name) {}
                    @Entity @Key(pk = "%s#{name}", sk = "%s#{name}")
                    record Organization(String name) {}
                    @Entity @Key(name = "members", pk = "%s#{name}", sk = "MEMBERSHIP#{member}")
                    record Membership(String name, String member) {}
                }
                """;

        assertThat(errors(design.replace("%s", "ACCOUNT"))).containsExactly("KeyCollision");
        assertThat(errors(design.replace("%s", "ORGANIZATION"))).isEmpty();
        assertThat(errors("""
                @Table(entities = {Code.Repo.class, Code.Issue.class, Code.PullRequest.class, Code.Star.class})
                interface Code {
                    @Entity @Key(pk = "REPO#{owner}#{name}", sk = "REPO#{owner}#{name}")
                    @Gsi(index = 1, name = "withPulls", pk = "REPO#{owner}#{name}", sk = "REPO#{owner}#{name}")
                    @Gsi(index = 2, name = "forks", pk = "REPO#{root}#{name}", sk = "FORK#{owner}")
                    @Gsi(index = 3, name = "ofAccount", pk = "ACCOUNT#{owner}", sk = "#{createdAt}")
                    record Repo(String owner, String name, @Nullable String root, Instant createdAt) {}
                    @Entity @Key(name = "issues", pk = "REPO#{owner}#{name}", sk = "ISSUE#{number:9}")
                    record Issue(String owner, String name, int number, @Nullable String status) {}
                    @Entity @Key(pk = "PR#{owner}#{name}#{number:9}", sk = "PR#{owner}#{name}#{number:9}")
                    @Gsi(index = 1, name = "pulls", pk = "REPO#{owner}#{name}", sk = "PR#{number:9}")
                    record PullRequest(String owner, String name, int number) {}
                    @Entity @Key(name = "stars", pk = "REPO#{owner}#{name}", sk = "STAR#{user}")
                    record Star(String owner, String name, String user) {}
                }
                """)).isEmpty();
    }

    @Test
    @DisplayName("M4: an index over the swapped keys is refused, and gets a pair of attributes with swapped values")
    void sessions() {
        String design = """
                @Table(entities = {Login.Session.class, Login.Child.class}%s)
                interface Login {
                    @Entity @Key(name = "ofSession", pk = "suuid#{id}", sk = "c#{customer}")
                    @Gsi(index = 1, name = "ofCustomer", pk = "c#{customer}", sk = "suuid#{id}")
                    record Session(String id, String customer) {}
                    @Entity @Key(name = "children", pk = "suuid#{id}", sk = "child#suuid#{child}")
                    record Child(String id, String child) {}
                }
                """;

        assertThat(errors(design.replace(
                        "%s", ", indexes = @Index(number = 1, partitionKey = \"SK\", sortKey = \"PK\")")))
                .containsExactly("SharedAttribute", "SharedAttribute");
        assertThat(errors(design.replace("%s", ""))).isEmpty();
    }

    @Test
    @DisplayName("M10: attributes with hyphens, four entities in one index")
    void shop() {
        assertThat(errors("""
                @Table(entities = {Shop.Order.class, Shop.Line.class, Shop.Invoice.class, Shop.Shipment.class,
                        Shop.Parcel.class, Shop.Stock.class},
                    indexPartitionKey = "GSI{n}-PK", indexSortKey = "GSI{n}-SK")
                interface Shop {
                    @Entity @Key(pk = "o#{order}", sk = "c#{customer}")
                    record Order(String order, String customer) {}
                    @Entity @Key(name = "lines", pk = "o#{order}", sk = "p#{product}")
                    @Gsi(index = 1, name = "ofProduct", pk = "p#{product}", sk = "{date}")
                    @Gsi(index = 2, name = "ofCustomer", pk = "c#{customer}", sk = "{date}")
                    record Line(String order, String product, String customer, Instant date) {}
                    @Entity @Key(name = "invoices", pk = "o#{order}", sk = "i#{invoice}")
                    @Gsi(index = 1, name = "byId", pk = "i#{invoice}", sk = "i#{invoice}")
                    @Gsi(index = 2, name = "ofCustomer", pk = "c#{customer}", sk = "{date}")
                    record Invoice(String order, String invoice, String customer, Instant date) {}
                    @Entity @Key(name = "shipments", pk = "o#{order}", sk = "sh#{shipment}")
                    @Gsi(index = 1, name = "byId", pk = "sh#{shipment}", sk = "sh#{shipment}")
                    @Gsi(index = 2, name = "ofWarehouse", pk = "w#{warehouse}", sk = "sh#{shipment}")
                    record Shipment(String order, String shipment, String warehouse) {}
                    @Entity @Key(name = "parcels", pk = "o#{order}", sk = "shp#{id}")
                    @Gsi(index = 1, name = "ofShipment", pk = "sh#{shipment}", sk = "p#{product}")
                    record Parcel(String order, String id, String shipment, String product) {}
                    @Entity @Key(name = "stock", pk = "p#{product}", sk = "w#{warehouse}")
                    @Gsi(index = 2, name = "ofWarehouse", pk = "w#{warehouse}", sk = "p#{product}")
                    record Stock(String product, String warehouse) {}
                }
                """)).isEmpty();
    }

    @Test
    @DisplayName("M16: keys that begin alike can be equal, and two indexes of one sort attribute are refused")
    void bank() {
        String design = """
                @Table(entities = {Bank.Customer.class, Bank.Account.class, Bank.Movement.class}%s)
                interface Bank {
                    @Entity @Key(pk = "{customer}", sk = "A")
                    record Customer(String customer) {}
                    @Entity @Key(name = "accounts", pk = "{customer}", sk = "$1{account}")
                    @Gsi(index = 1, name = "byCustomer", pk = "{customer}", sk = "{account}")
                    record Account(String customer, String account) {}
                    @Entity @Key(name = "movements", pk = "{customer}", sk = "$2{account}#{at}")
                    @Gsi(index = 2, name = "byAccount", pk = "{account}", sk = "{at}")
                    record Movement(String customer, String account, Instant at) {}
                }
                """;
        String apart = design.replace("$1", "ACCOUNT#").replace("$2", "MOVEMENT#");

        assertThat(errors(design.replace("$1", "").replace("$2", "").replace("%s", "")))
                .containsExactly("KeyCollision");
        assertThat(
                        errors(
                                apart.replace(
                                        "%s",
                                        ", indexes = {@Index(number = 1, sortKey = \"GSISK\"), @Index(number = 2, sortKey = \"GSISK\")}")))
                .containsOnly("SharedAttribute");
        assertThat(errors(apart.replace("%s", ""))).isEmpty();
    }

    @Test
    @DisplayName("M27: an index over the table's sort key is refused, and gets a partition of its own")
    void goods() {
        String design = """
                @Table(entities = Goods.Product.class%s)
                interface Goods {
                    @Entity @Key(pk = "products#{id}", sk = "PRODUCT")
                    @Gsi(index = 1, name = "gsi_1", pk = "{supplier}", sk = "{country}#{city}")
                    record Product(String id, String supplier, @Nullable String country, String city) {}
                }
                """.replace("gsi_1", "bySupplier");

        assertThat(errors(design.replace(
                        "%s", ", indexes = @Index(number = 1, partitionKey = \"SK\", sortKey = \"data\")")))
                .containsExactly("SharedAttribute");
        assertThat(errors(design.replace("%s", ""))).isEmpty();
    }

    @Test
    @DisplayName("M32: neighbours without a delimiter are refused, and a sort key may end with the delimiter")
    void invoices() {
        String design = """
                @Table(entities = Bills.Account.class)
                interface Bills {
                    @Entity @Key(pk = "account#{id}", sk = "account#")
                    @Gsi(index = 1, name = "all", pk = "account#", sk = "account#{name}%s{id}")
                    @Allow("HotPartition")
                    record Account(String id, @Attribute("nm") String name) {}
                }
                """;

        assertThat(errors(design.replace("%s", ""))).containsExactly("AmbiguousNeighbours");
        assertThat(errors(design.replace("%s", "#"))).isEmpty();
    }

    @Test
    @DisplayName("M33: another delimiter, a singleton, and a value that holds the delimiter")
    void monitoring() {
        assertThat(errors("""
                @Table(entities = {Watch.Alarm.class, Watch.Alert.class, Watch.Control.class}, delimiter = ":")
                interface Watch {
                    @Entity @Key(name = "all", pk = "alarm:", sk = "alarm:{id}")
                    record Alarm(String id) {}
                    @Entity @Key(name = "all", pk = "alert:", sk = "alert:{seq:9}:{id:rest}")
                    record Alert(String id, int seq, String lambda) {}
                    @Entity @Key(pk = "control:", sk = "control:1")
                    record Control(boolean on) {}
                }
                """)).isEmpty();
    }

    @Test
    @DisplayName("M42: an entity without a sort key in a table that has one is refused, and gets a constant one")
    void tickets() {
        String design = """
                @Table(entities = {Work.Product.class, Work.Order.class})
                interface Work {
                    @Entity @Key(name = "all", pk = "PRODUCTS", sk = "{product}")
                    record Product(String product) {}
                    @Entity @Key(pk = "ORDER#{order}"%s)
                    record Order(String order) {}
                }
                """;

        assertThat(errors(design.replace("%s", ""))).containsExactly("MixedSortKey");
        assertThat(errors(design.replace("%s", ", sk = \"ORDER\""))).isEmpty();
    }

    private static List<String> errors(String source) {
        return Compile.of(IMPORTS + source).messages().stream()
                .filter(message -> message.contains(" ERROR "))
                .map(message -> ERROR.matcher(message).replaceFirst("$1"))
                .toList();
    }
}
