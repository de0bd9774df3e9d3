Feature: Minding the shop itself
  Whatever the shop puts off and cannot do, admins see and can have tried anew. They see in which browsers admins are signed in,
  and sign out the one that was left open. Both stand in the log.

  Background:
    Given Ada is signed in as an admin

  Rule: Admins see what the shop could not do, and can have it tried again

    Scenario: What was given up is tried anew
      Given the payment of order "4829-1736" could not be taken
      Then Ada sees that it is given up
      When Ada has it tried anew
      Then Ada sees nothing that is given up
      And the log says that Ada did "job-again" to "take-payment 4829-1736"

  Rule: An admin can sign out a browser that was left open

    Scenario: A browser that was left open is signed out
      Given Bola is signed in as an admin
      Then Ada sees that Bola is signed in as an admin
      When Ada signs Bola out
      Then Ada sees that Bola is signed in nowhere
      And the log says that Ada did "admin-signed-out" to Bola
