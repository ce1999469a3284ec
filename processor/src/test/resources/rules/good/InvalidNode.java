package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;
import io.keywright.annotation.Table;


public interface InvalidNode {

    @Entity
    @Key(pk = "PERSON#{family}#{personId}", sk = "PERSON#{personId}")
    @Node
    record Person(String family, String personId) {}

    @Entity
    @Key(pk = "PLACE#{placeId}", sk = "PLACE")
    @Node(mark = "Gone")
    record Place(String placeId, boolean gone) {}

    @Entity
    @Key(pk = "JOB#{jobId}", sk = "JOB")
    @Node
    record Job(String jobId) {}

    @Entity
    @Key(pk = "DAY#{day}", sk = "DAY")
    @Node
    record Day(String day) {}

    @Entity
    @Key(pk = "FIRM#{firm}", sk = "FIRM#{firm}")
    @Node
    record Firm(String firm) {}

    @Entity
    @Key(pk = "CLUB#{clubId}", sk = "CLUB")
    @Node
    record Club(String clubId) {}

    @Entity
    @Key(pk = "TEAM#{teamId}", sk = "TEAM")
    @Node
    record Team(String teamId) {}

    @Table(entities = {Person.class, Place.class, Job.class, Day.class, Firm.class, Club.class, Team.class})
    interface Kin {}
}
