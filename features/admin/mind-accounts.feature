Feature: Minding accounts
  Admins look after the accounts of others. Every change is written down, and the shop is never left without an admin.

  Background:
    Given Ada is signed in as an admin

  Rule: Admins find any account

    Scenario: Looking for somebody
      Given Amina and Brook have signed up as artists
      And Lena has an account
      When Ada looks for "len"
      Then Ada finds only Lena

  Rule: An admin can suspend somebody and restore them, with all that is theirs

    Scenario: Suspending and restoring
      Given Lena has an account
      When Ada suspends Lena
      Then Lena is signed out
      And the log says that Ada did "user-suspended" to Lena
      When Ada restores Lena
      Then Lena can sign in

    Scenario: Nothing of a suspended artist is on show
      Given Amina and Brook have signed up as artists
      And Amina has prepared "Harbour at Dusk"
      When Ada approves Amina
      And Ada suspends Amina
      Then shoppers do not see "Harbour at Dusk"
      When Ada restores Amina
      Then shoppers see "Harbour at Dusk"

  Rule: The last admin can be neither suspended nor removed

    Scenario: The last admin stays
      When Ada suspends herself
      Then the answer to Ada is "This is the last admin. Make somebody else an admin first."

    Scenario: The last admin is not deleted either
      When Ada deletes herself
      Then the answer to Ada is "This is the last admin. Make somebody else an admin first."

  Rule: Of a deleted account nothing is left that says who it was, and the log says that it was deleted

    Scenario: A deleted account says nothing of who it was
      Given Lena has an account
      When Ada deletes Lena
      Then Lena is signed out
      And Ada finds nobody called "Lena"
      And the log says that Ada did "user-deleted" to "Deleted account"
