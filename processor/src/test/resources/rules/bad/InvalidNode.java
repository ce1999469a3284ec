package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;
import io.keywright.annotation.Table;


public interface InvalidNode {

    @Entity
    @Key(pk = "FAMILY#{family}", sk = "PERSON#{personId}")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Person must be the only InvalidNode.Person of its partition, since all that lies in there is deleted with it: its sort key "PERSON#{personId}" takes "personId", which the partition key does not. Put it into pk of @Key, or take the annotation away.
    @Node
    record Person(String family, String personId) {}

    @Entity
    @Key(pk = "PLACE#{placeId}", sk = "PLACE")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Place must have an attribute of its own for its mark, and "gone" is where the property gone is stored. Write mark = with another name.
    @Node(mark = "gone")
    record Place(String placeId, boolean gone) {}

    @Entity
    @Key(pk = "JOB#{jobId}", sk = "JOB")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Job must have an attribute of its own for its mark, and "Type" is the item's type. Write mark = with another name.
    @Node(mark = "Type")
    record Job(String jobId) {}

    @Entity
    @Key(pk = "DAY#{day}", sk = "DAY")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Day must say which attribute marks a node that is being deleted: "". Write a name, or leave it out for "Deleting".
    @Node(mark = "")
    record Day(String day) {}

    @Entity
    @Key(pk = "FIRM#{firm:lower}", sk = "FIRM#{firm}")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Firm must be the only InvalidNode.Firm of its partition, since all that lies in there is deleted with it: its sort key "FIRM#{firm}" takes "{firm}", and of several of them the partition key has one "{firm:lower}". Put it into pk of @Key in that format, or take the annotation away.
    @Node
    record Firm(String firm) {}

    @Entity
    @Key(pk = "CLUB#{clubId}", sk = "CLUB")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Club must be the only head of its partition, since all that lies in there is deleted with it, and InvalidNode.Team can lie in "CLUB#{clubId}", too. Begin its pk with another literal, or take the annotation away from one of them.
    @Node
    record Club(String clubId) {}

    @Entity
    @Key(pk = "CLUB#{teamId}", sk = "TEAM")
    // ERROR [InvalidNode] @Node on rules.InvalidNode.Team must be the only head of its partition, since all that lies in there is deleted with it, and InvalidNode.Club can lie in "CLUB#{teamId}", too. Begin its pk with another literal, or take the annotation away from one of them.
    @Node
    record Team(String teamId) {}

    @Table(entities = {Person.class, Place.class, Job.class, Day.class, Firm.class, Club.class, Team.class})
    interface Kin {}
}
