package io.keywright.processor.read;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which members of a class file carry a type annotation named {@code Nullable}, on what of their types, and in which order its fields stand. javac
 * before 22 does not show type annotations of class files, and ecj sorts the fields by name, so both are read from the
 * bytes (JVMS 4.7.20, 4.5), and nothing else is.
 */
final class ClassFileMembers {

    private static final int MAGIC = 0xCAFEBABE;
    private static final int FIELD_TYPE = 0x13;
    private static final int RETURN_TYPE = 0x14;
    private static final int INTO_ARRAY = 0;
    private static final int INTO_NESTED_TYPE = 1;

    private final DataInputStream in;
    private final Map<Integer, String> texts = new HashMap<>();
    private final Map<String, Set<Part>> components = new HashMap<>();
    private final Map<String, Set<Part>> fields = new HashMap<>();
    private final List<String> fieldOrder = new ArrayList<>();
    private final Map<String, Set<Part>> methods = new HashMap<>();

    /** What of a member's type is nullable. */
    enum Part {
        WHOLE,
        ARRAY_ELEMENT,
        ARGUMENT
    }

    private ClassFileMembers(byte[] bytes) throws IOException {
        in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readInt() != MAGIC) {
            throw new IOException("not a class file");
        }
        in.skipNBytes(4);
        readConstants();
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        readMembers(fields, fieldOrder);
        readMembers(methods, new ArrayList<>());
        readClassAttributes();
    }

    /** Reads a class file; fails on one that is cut off. */
    static ClassFileMembers read(byte[] bytes) throws IOException {
        return new ClassFileMembers(bytes);
    }

    /** What of the record component, or the field, of this name is nullable. */
    Set<Part> component(String name) {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        parts.addAll(components.getOrDefault(name, Set.of()));
        parts.addAll(field(name));
        return parts;
    }

    /** What of the field of this name is nullable. */
    Set<Part> field(String name) {
        return fields.getOrDefault(name, Set.of());
    }

    /** The names of all fields as the source had them. */
    List<String> fieldOrder() {
        return List.copyOf(fieldOrder);
    }

    /** What of the type that the method without parameters gives back is nullable. */
    Set<Part> result(String method) {
        return methods.getOrDefault(method, Set.of());
    }

    private void readConstants() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts.put(i, in.readUTF());
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // a long or double takes two places
                }
                default -> throw new IOException("constant of kind " + tag);
            }
        }
    }

    private void readMembers(Map<String, Set<Part>> nullable, List<String> names) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            in.skipNBytes(2);
            String name = readText();
            String descriptor = readText();
            names.add(name);
            boolean getter = !descriptor.startsWith("(") || descriptor.startsWith("()");
            Set<Part> parts = readAttributes();
            if (getter) {
                nullable.put(name, parts);
            }
        }
    }

    private void readClassAttributes() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            String name = readText();
            int length = readLength();
            if (name.equals("Record")) {
                readComponents();
            } else {
                in.skipNBytes(length);
            }
        }
    }

    private void readComponents() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            String name = readText();
            in.skipNBytes(2);
            components.put(name, readAttributes());
        }
    }

    private Set<Part> readAttributes() throws IOException {
        Set<Part> nullable = EnumSet.noneOf(Part.class);
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            String name = readText();
            int length = readLength();
            if (name.equals("RuntimeVisibleTypeAnnotations") || name.equals("RuntimeInvisibleTypeAnnotations")) {
                readTypeAnnotations(in.readNBytes(length), nullable);
            } else {
                in.skipNBytes(length);
            }
        }
        return nullable;
    }

    /** In a method the targets before and behind the result's have other shapes; each is skipped by its own. */
    private void readTypeAnnotations(byte[] attribute, Set<Part> nullable) throws IOException {
        DataInputStream annotations = new DataInputStream(new ByteArrayInputStream(attribute));
        int count = annotations.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            int target = annotations.readUnsignedByte();
            annotations.skipNBytes(targetLength(target));
            Part part = readPath(annotations);
            boolean named = isNullable(texts.getOrDefault(annotations.readUnsignedShort(), ""));
            skipPairs(annotations);
            if (named && (target == FIELD_TYPE || target == RETURN_TYPE)) {
                nullable.add(part);
            }
        }
    }

    private static int targetLength(int target) throws IOException {
        return switch (target) {
            case 0x00, 0x01, 0x16 -> 1;
            case 0x10, 0x11, 0x12, 0x17 -> 2;
            case FIELD_TYPE, RETURN_TYPE, 0x15 -> 0;
            default -> throw new IOException("type annotation of kind " + target);
        };
    }

    /** To what the path leads: an argument, or its bound, be it of an array's elements. */
    private static Part readPath(DataInputStream annotations) throws IOException {
        Part part = Part.WHOLE;
        int length = annotations.readUnsignedByte();
        for (int i = 0; i < length; i++) {
            int step = annotations.readUnsignedByte();
            if (step != INTO_NESTED_TYPE && part != Part.ARGUMENT) {
                part = step == INTO_ARRAY ? Part.ARRAY_ELEMENT : Part.ARGUMENT;
            }
            annotations.skipNBytes(1);
        }
        return part;
    }

    private static void skipPairs(DataInputStream annotations) throws IOException {
        int pairs = annotations.readUnsignedShort();
        for (int i = 0; i < pairs; i++) {
            annotations.skipNBytes(2);
            skipValue(annotations);
        }
    }

    private static void skipValue(DataInputStream annotations) throws IOException {
        switch (annotations.readUnsignedByte()) {
            case 'e' -> annotations.skipNBytes(4);
            case '@' -> {
                annotations.skipNBytes(2);
                skipPairs(annotations);
            }
            case '[' -> {
                int length = annotations.readUnsignedShort();
                for (int i = 0; i < length; i++) {
                    skipValue(annotations);
                }
            }
            default -> annotations.skipNBytes(2);
        }
    }

    private static boolean isNullable(String descriptor) {
        return descriptor.endsWith("/Nullable;")
                || descriptor.endsWith("$Nullable;")
                || descriptor.equals("LNullable;");
    }

    private int readLength() throws IOException {
        int length = in.readInt();
        if (length < 0) {
            throw new IOException("an attribute of more bytes than a file has");
        }
        return length;
    }

    private String readText() throws IOException {
        return texts.getOrDefault(in.readUnsignedShort(), "");
    }
}
