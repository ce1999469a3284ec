package io.keywright.processor.incremental;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Where a class file comes from and the classes that it names, split as Gradle splits them: by what it shows to others, which is its super
 * types, its annotations and the signatures of its members that are not private with their annotations, or inside only.
 *
 * @param name of the class itself, binary
 * @param source the path of its source, such as {@code shop/Order.java}
 * @param accessible what it shows
 * @param hidden what it uses besides
 */
record Dependencies(String name, String source, NavigableSet<String> accessible, NavigableSet<String> hidden) {

    /** Reads a class file. */
    static Dependencies of(Path file) {
        try {
            ClassReader reader = new ClassReader(Files.readAllBytes(file));
            Visitor visitor = new Visitor();
            reader.accept(visitor, ClassReader.SKIP_FRAMES);
            Set<String> all = new HashSet<>();
            char[] buffer = new char[reader.getMaxStringLength()];
            for (int i = 1; i < reader.getItemCount(); i++) {
                int offset = reader.getItem(i);
                // 7 is the tag of a class in the constant pool.
                if (offset > 0 && reader.readByte(offset - 1) == 7) {
                    add(all, Type.getObjectType(reader.readUTF8(offset, buffer)));
                }
            }
            String name = reader.getClassName().replace('/', '.');
            String source = reader.getClassName().replaceAll("[^/]*$", "") + visitor.source;
            NavigableSet<String> accessible = new TreeSet<>(visitor.accessible);
            NavigableSet<String> hidden = new TreeSet<>(visitor.hidden);
            hidden.addAll(all);
            hidden.removeAll(accessible);
            accessible.remove(name);
            hidden.remove(name);
            return new Dependencies(name, source, accessible, hidden);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(Set<String> types, Type type) {
        Type at = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (at.getSort() == Type.OBJECT && !at.getClassName().startsWith("java.")) {
            types.add(at.getClassName());
        }
    }

    private static final class Visitor extends ClassVisitor {

        private static final int API = Opcodes.ASM9;

        private final Set<String> accessible = new HashSet<>();
        private final Set<String> hidden = new HashSet<>();
        private String source = "";

        Visitor() {
            super(API);
        }

        private Set<String> types(int access) {
            return (access & Opcodes.ACC_PRIVATE) == 0 ? accessible : hidden;
        }

        @Override
        public void visit(
                int version,
                int access,
                String name,
                @Nullable String signature,
                String superName,
                String[] interfaces) {
            signature(types(access), signature);
            add(types(access), Type.getObjectType(superName));
            for (String each : interfaces) {
                add(types(access), Type.getObjectType(each));
            }
        }

        @Override
        public void visitSource(String file, @Nullable String debug) {
            source = file;
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return annotation(accessible, descriptor);
        }

        /** Gradle passes over the attribute: a component has a private field and an accessor. */
        @Override
        public RecordComponentVisitor visitRecordComponent(String name, String descriptor, @Nullable String signature) {
            return new RecordComponentVisitor(API) {};
        }

        @Override
        public FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            Set<String> types = types(access);
            signature(types, signature);
            add(types, Type.getType(descriptor));
            return new FieldVisitor(API) {
                @Override
                public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                    return annotation(types, descriptor);
                }

                @Override
                public AnnotationVisitor visitTypeAnnotation(
                        int reference, @Nullable TypePath path, String descriptor, boolean visible) {
                    return annotation(types, descriptor);
                }
            };
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            Set<String> types = types(access);
            signature(types, signature);
            Type method = Type.getMethodType(descriptor);
            add(types, method.getReturnType());
            for (Type argument : method.getArgumentTypes()) {
                add(types, argument);
            }
            return new MethodVisitor(API) {
                @Override
                public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                    return annotation(types, descriptor);
                }

                @Override
                public AnnotationVisitor visitParameterAnnotation(int index, String descriptor, boolean visible) {
                    return annotation(types, descriptor);
                }

                @Override
                public AnnotationVisitor visitTypeAnnotation(
                        int reference, @Nullable TypePath path, String descriptor, boolean visible) {
                    return annotation(types, descriptor);
                }
            };
        }

        private static AnnotationVisitor annotation(Set<String> types, String descriptor) {
            add(types, Type.getType(descriptor));
            return new AnnotationVisitor(API) {
                @Override
                public void visit(@Nullable String name, Object value) {
                    if (value instanceof Type type) {
                        add(types, type);
                    }
                }

                @Override
                public AnnotationVisitor visitArray(@Nullable String name) {
                    return this;
                }

                @Override
                public AnnotationVisitor visitAnnotation(@Nullable String name, String descriptor) {
                    return annotation(types, descriptor);
                }
            };
        }

        private static void signature(Set<String> types, @Nullable String signature) {
            if (signature != null) {
                new SignatureReader(signature).accept(new SignatureVisitor(API) {
                    @Override
                    public void visitClassType(String name) {
                        add(types, Type.getObjectType(name));
                    }
                });
            }
        }
    }
}
