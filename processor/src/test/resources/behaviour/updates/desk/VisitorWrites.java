package desk;

import java.util.Random;

/** Writes of visitors, whose key is all that they must have. */
final class VisitorWrites {

    private final World world;
    private final Random random;
    private final VisitorRepository visitors;

    VisitorWrites(World world) {
        this.world = world;
        this.random = world.random;
        this.visitors = world.desk.visitor();
    }

    Drawn draw() {
        String email = email();
        if (random.nextInt(4) == 0) {
            Visitor from = visitors.get(email).orElse(new Visitor(email, null, null));
            Visitor to = new Visitor(email(), random.nextBoolean() ? from.name() : world.text(), from.visits());
            return from.email().equals(to.email())
                    ? Drawn.of(visitors.prepareDelete(from), given -> {}, () -> forget(from))
                    : Drawn.of(visitors.prepareMove(from, to), given -> {}, () -> {
                        forget(from);
                        forget(to);
                    });
        }
        VisitorUpdate update = random.nextInt(3) == 0 ? visitors.update(email) : visitors.upsert(email);
        update.incrementVisits(1);
        switch (random.nextInt(4)) {
            case 0 -> update.removeName();
            case 1 -> update.name(world.text());
            default -> update.onlyIf(VisitorAttributes.VISITS.notExists().or(VisitorAttributes.VISITS.lt(40)));
        }
        return Drawn.of(update, given -> {}, () -> {});
    }

    void stranger() {
        world.stranger(VisitorMapper.INSTANCE, new Visitor(email(), null, null));
    }

    private void forget(Visitor visitor) {
        world.forget(VisitorMapper.INSTANCE, visitor);
    }

    private String email() {
        return "v" + random.nextInt(3) + "#";
    }
}
