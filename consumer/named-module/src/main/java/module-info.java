/** A library and its loans. */
module com.example.library {
    requires io.keywright.annotation;
    requires io.keywright.runtime;
    requires io.keywright.testing;
    requires org.jspecify;

    provides io.keywright.runtime.TableDescriptor with
            com.example.library.data.LibraryDescriptor;
}
