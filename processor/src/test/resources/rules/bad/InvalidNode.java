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

    @Table(entities = {Person.class, Place.class, Job.class, Day.class})
    interface Kin {}
}
