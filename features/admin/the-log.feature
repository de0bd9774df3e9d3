Feature: The log of what admins did
  Nobody who holds the keys of the shop does anything that the others could not look up.

  Background:
    Given Ada is signed in as an admin
    And Bola is signed in as an admin

  Rule: The log says who did what, to whom and when, and is searched by each of these

    Scenario: Who did what, to whom and when
      Given Lena has an account
      When Ada suspends Lena
      And Bola restores Lena
      Then the log that Ada reads is, the newest first:
        | Bola | user-restored  | Lena |
        | Ada  | user-suspended | Lena |
      And the log that Bola reads is, the newest first:
        | Bola | user-restored  | Lena |
        | Ada  | user-suspended | Lena |
      And the log of what "Bola" did is:
        | Bola | user-restored | Lena |
      And the log of what was done to "Lena" is as long as all of it
      And so is the log from the day of its first entry to that of its last, while those until the day before and from the day after are empty
