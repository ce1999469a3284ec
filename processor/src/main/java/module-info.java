/** The annotation processors. Nothing is exported: javac finds them as services. */
module io.keywright.processor {
    requires java.compiler;
    requires static jdk.compiler;
    requires static com.google.auto.service;
    requires static org.jspecify;
    requires com.squareup.javapoet;
    requires io.keywright.schema;

    provides javax.annotation.processing.Processor with
            io.keywright.processor.KeywrightProcessor,
            io.keywright.processor.TableIndexProcessor;
}
