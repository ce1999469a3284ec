package io.keywright.benchmark.peer;

import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An account as the Enhanced Client likes it. */
@DynamoDbBean
@NullUnmarked // Beans are filled after they are made.
public class AccountBean {

    private String accountId;
    private String firstName;
    private String lastName;
    private String email;
    private String city;
    private String country;
    private String language;

    public String getAccountId() {
        return accountId;
    }

    public void setAccountId(String accountId) {
        this.accountId = accountId;
    }

    public String getFirstName() {
        return firstName;
    }

    public void setFirstName(String firstName) {
        this.firstName = firstName;
    }

    public String getLastName() {
        return lastName;
    }

    public void setLastName(String lastName) {
        this.lastName = lastName;
    }

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }

    public String getCity() {
        return city;
    }

    public void setCity(String city) {
        this.city = city;
    }

    public String getCountry() {
        return country;
    }

    public void setCountry(String country) {
        this.country = country;
    }

    public String getLanguage() {
        return language;
    }

    public void setLanguage(String language) {
        this.language = language;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPk() {
        return "ACCOUNT#".concat(accountId);
    }

    /** Ignored: the attribute is computed. */
    public void setPk(String pk) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSk() {
        return "ACCOUNT#".concat(accountId);
    }

    /** Ignored: the attribute is computed. */
    public void setSk(String sk) {}

    @DynamoDbAttribute("Type")
    public String getType() {
        return "Account";
    }

    /** Ignored: the attribute is computed. */
    public void setType(String type) {}
}
