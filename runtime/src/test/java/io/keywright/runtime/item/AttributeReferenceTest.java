package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AttributeReferenceTest {

    @Test
    void knowsTheJavaPathAndTheStoredOne() {
        AttributeReference<Object, String> firstName = AttributeReference.of("firstName", "fn", Converters.STRING);
        AttributeReference<Object, String> country = new AddressAttributes("homeAddress", "ha").country();

        assertThat(firstName.path()).isEqualTo("firstName");
        assertThat(firstName.storedPath()).containsExactly("fn");
        assertThat(country.path()).isEqualTo("homeAddress.country");
        assertThat(country.storedPath()).containsExactly("ha", "c");
        assertThat(country.converter()).isSameAs(Converters.STRING);
        assertThat(country).hasToString("homeAddress.country");
    }

    private static final class AddressAttributes extends AttributeReference<Object, String> {

        AddressAttributes(String name, String attribute) {
            super(name, attribute, Converters.STRING);
        }

        AttributeReference<Object, String> country() {
            return child("country", "c", Converters.STRING);
        }
    }
}
