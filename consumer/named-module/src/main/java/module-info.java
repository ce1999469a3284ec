/** A library and its loans. */
module com.example.lending {
    requires io.keywright.annotation;
    requires io.keywright.runtime;
    requires io.keywright.testing;
    requires org.jspecify;

    // Only because this program asks for the tables it has.
    uses io.keywright.runtime.TableDescriptor;

    provides io.keywright.runtime.TableDescriptor with
            com.example.lending.data.LibraryDescriptor;
}
