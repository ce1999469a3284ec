package io.keywright.benchmark.compile;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source in memory. */
final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(String className, String text) {
        super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }
}
