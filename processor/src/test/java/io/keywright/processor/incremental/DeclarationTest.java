package io.keywright.processor.incremental;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;

class DeclarationTest {

    @Test
    void theFileThatGradleReadsNamesEachProcessorOfTheJarWithItsKind() {
        assertThat(Recording.declarations())
                .containsOnly(
                        Map.entry(KeywrightProcessor.class.getName(), "isolating"),
                        Map.entry(TableIndexProcessor.class.getName(), "aggregating"));
        assertThat(ServiceLoader.load(Processor.class))
                .extracting(processor -> processor.getClass().getName())
                .filteredOn(name -> name.startsWith("io.keywright."))
                .containsExactlyInAnyOrderElementsOf(Recording.declarations().keySet());
    }
}
