package desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.operation.Update;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes of parcels, which have a version, former names and a default, beside those of an older program. */
final class ParcelWrites {

    private final World world;
    private final Random random;
    private final ParcelRepository parcels;
    private final List<Parcel> read = new ArrayList<>();

    ParcelWrites(World world) {
        this.world = world;
        this.random = world.random;
        this.parcels = world.desk.parcel();
    }

    Drawn draw() {
        return switch (random.nextInt(12)) {
            case 0, 1 -> whole(world.parcel(), true);
            case 2 -> whole(known(), false);
            case 3 -> deletion();
            case 4, 5 -> move();
            case 6, 7, 8 -> ofEntity();
            default -> byKey();
        };
    }

    void stranger() {
        world.stranger(ParcelMapper.INSTANCE, known());
    }

    /** As an item was written before its names changed, with keys that were right. */
    void older() {
        Parcel parcel = world.parcel();
        Map<String, AttributeValue> item = new HashMap<>(ParcelMapper.INSTANCE.toItem(parcel));
        item.put("Type", AttributeValue.fromS("Package"));
        rename(item, "st", "status");
        rename(item, "l", random.nextBoolean() ? "label" : "tag");
        rename(item, "cnt", "count");
        item.remove("v");
        if (parcel.weight() == 10) {
            item.remove("weight");
        }
        world.client.putItem(put -> put.tableName(world.table).item(item));
        world.forget(ParcelMapper.INSTANCE, parcel);
        remember(parcels.get(key(parcel)).orElseThrow());
    }

    /** The same item under its present names, and with what is a default. */
    static Map<String, AttributeValue> present(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> present = new HashMap<>(item);
        present.put("Type", AttributeValue.fromS("Parcel"));
        rename(present, "status", "st");
        rename(present, "label", "l");
        rename(present, "tag", "l");
        rename(present, "count", "cnt");
        present.putIfAbsent("weight", AttributeValue.fromN("10"));
        present.putIfAbsent("v", AttributeValue.fromN("0"));
        return present;
    }

    /** No item has one property under two names. */
    private static void rename(Map<String, AttributeValue> item, String from, String to) {
        AttributeValue value = item.remove(from);
        if (value != null) {
            assertThat(item.put(to, value)).as(to).isNull();
        }
    }

    private static io.keywright.runtime.key.PrimaryKey<Parcel> key(Parcel parcel) {
        return ParcelMapper.INSTANCE.key(parcel);
    }

    private Parcel known() {
        return read.isEmpty() || random.nextInt(8) == 0 ? world.parcel() : world.any(read);
    }

    private Drawn whole(Parcel parcel, boolean create) {
        return Drawn.of(
                create ? parcels.prepareCreate(parcel) : parcels.preparePut(parcel),
                given -> assertThat(given.version()).isEqualTo(create ? 1 : parcel.version() + 1),
                () -> written(parcel));
    }

    private void written(Parcel parcel) {
        world.forget(ParcelMapper.INSTANCE, parcel);
        remember(parcels.get(key(parcel)).orElseThrow());
    }

    private Drawn deletion() {
        Parcel gone = known();
        return Drawn.of(
                random.nextBoolean() ? parcels.prepareDelete(gone) : parcels.delete(key(gone)).anyVersion(),
                given -> {},
                () -> gone(gone));
    }

    /** Mostly it is not thought of any more. */
    private void gone(Parcel parcel) {
        world.forget(ParcelMapper.INSTANCE, parcel);
        if (random.nextInt(5) > 0) {
            read.removeIf(earlier -> key(earlier).equals(key(parcel)));
        }
    }

    private Drawn move() {
        Parcel from = known();
        Parcel to = world.parcel();
        if (key(from).equals(key(to))) {
            return byKey();
        }
        return Drawn.of(
                parcels.prepareMove(from, to),
                given -> assertThat(given.version()).isEqualTo(from.version() + 1),
                () -> {
                    gone(from);
                    written(to);
                });
    }

    private void remember(Parcel parcel) {
        world.remember(read, parcel, ParcelMapper.INSTANCE);
    }

    private <U extends Update<Parcel, U>> Drawn update(U update, Parcel known) {
        return Drawn.of(
                update,
                given -> assertThat(parcels.get(key(known))).contains(given),
                () -> remember(parcels.get(key(known)).orElseThrow()));
    }

    private Drawn byKey() {
        Parcel known = known();
        ParcelUpdate update = plain(parcels.update(known.depot(), known.parcelId()));
        if (random.nextInt(3) == 0) {
            update.ifVersion(known.version());
        }
        return update(
                switch (random.nextInt(4)) {
                    case 0 -> label(
                            random.nextBoolean()
                                    ? update.state(world.status()).knowingWeight(known.weight())
                                    : update.state(world.status()).withWeight(world.weight()),
                            known);
                    case 1 -> update.weight(world.weight()).knowingState(known.state());
                    case 2 -> update.label(world.text()).knowingState(known.state());
                    default -> update.removeLabel();
                },
                known);
    }

    private ParcelUpdate label(ParcelUpdate.MissingLabel step, Parcel known) {
        return switch (random.nextInt(3)) {
            case 0 -> step.withLabel(world.text());
            case 1 -> step.withoutLabel();
            default -> step.knowingLabel(known.label());
        };
    }

    private Drawn ofEntity() {
        Parcel known = known();
        ParcelUpdate.OfEntity update = plain(parcels.update(known));
        int bits = random.nextInt(8);
        if ((bits & 1) != 0) {
            update.state(world.status());
        }
        if ((bits & 2) != 0) {
            update.weight(world.weight());
        }
        if ((bits & 4) != 0) {
            update = random.nextInt(3) == 0 ? update.removeLabel() : update.label(world.text());
        }
        return update(update, known);
    }

    private <U extends ParcelUpdateBase<U>> U plain(U update) {
        return switch (random.nextInt(4)) {
            case 0 -> update.incrementCount(1);
            case 1 -> update.removeCount();
            case 2 -> update.countIfAbsent(3);
            default -> update.count(4);
        };
    }
}
