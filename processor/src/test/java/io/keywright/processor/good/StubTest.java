package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A design whose shards break a rule gives one error, though the program that uses it is compiled to the end. What
 * breaks other rules is in {@link UsesTest}.
 */
class StubTest {

    private static final String IMPORTS = """
            import io.keywright.annotation.*;
            import java.util.*;
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aBrokenShardIsTheOnlyErrorAndTheQueryDoesWithoutItsProperty() throws IOException {
        assertThat(compile(sharded("shard(400)"))).singleElement().asString().contains("[UnknownFormat]");
    }

    @Test
    void aShardThatMayNotStandThereIsTheOnlyError() throws IOException {
        assertThat(compile(sharded("shard(8, formerly = 4)")))
                .singleElement()
                .asString()
                .contains("[UnfittingFormat]");
    }

    private static String sharded(String format) {
        return IMPORTS + """
                @Table(entities = Order.class)
                interface Shop {}
                @Entity
                @Key(pk = "{city}#{number:%s}", sk = "{number:8}", name = "ofCity")
                record Order(String city, long number) {}
                final class Program {
                    Optional<Order> use(ShopTable shop) {
                        shop.order().ofCity("Rome").numberFrom(3).list();
                        shop.order().ofCity("Rome", 7).toRequests();
                        return shop.order().get("Rome", 7);
                    }
                }
                """.formatted(format);
    }

    private List<String> compile(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("Shop.java"), source);
        return Build.in(folder)
                .compile(List.of(file), List.of(), List.of(new KeywrightProcessor()), "-XDshould-stop.ifError=FLOW");
    }
}
