package io.keywright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeywrightTest {

    @Test
    void helpNamesTheCommand() {
        assertThat(Keywright.commandLine().getUsageMessage()).startsWith("Usage: keywright");
    }
}
