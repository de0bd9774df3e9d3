Feature: Looking after works
  An admin can take a work off the wall, and says why.

  Background:
    Given Ada is signed in as an admin
    And Lena has signed up as an artist
    And Lena has prepared "Harbour at Dusk"
    And Ada approves Lena

  Rule: An admin hides a work with a reason, and can put it back

    Scenario: Hidden, and back again
      When Ada hides "Harbour at Dusk" because "It is a copy"
      Then shoppers do not see "Harbour at Dusk"
      And the log says that Ada did "artwork-hidden" to "Harbour at Dusk"
      When Ada hangs "Harbour at Dusk" again
      Then shoppers see "Harbour at Dusk"

    Scenario: A reason is needed
      When Ada hides "Harbour at Dusk" because ""
      Then the answer to Ada is "A reason is required"
      And shoppers see "Harbour at Dusk"

  Rule: An admin features works, and they come first

    Scenario: Featured works come first
      Given Zuri has signed up as an artist
      And Zuri has prepared "Salt Road"
      And Ada approves Zuri
      Then "Salt Road" comes first among the trending works
      When Ada features "Harbour at Dusk"
      Then "Harbour at Dusk" comes first among the trending works
      And the log says that Ada did "artwork-featured" to "Harbour at Dusk"
