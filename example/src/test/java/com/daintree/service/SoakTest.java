package com.daintree.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A short soak with each build; a long one by {@code -Dkeywright.soak=PT10M}, or by its own {@code main}. */
class SoakTest {

    @Test
    void noPromiseIsBrokenUnderLoadAtATableThatIsBusyAndLosesReplies() throws Exception {
        Duration duration = Duration.parse(System.getProperty("keywright.soak", "PT2S"));

        Soak.Report report = Soak.run(duration, 4);

        assertThat(report.broken()).isEmpty();
        assertThat(report.text()).contains("orders placed").doesNotContain(" 0 orders placed");
    }
}
