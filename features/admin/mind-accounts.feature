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
      And Ada finds "Amina and Brook" among the artists

  Rule: An admin opens an account for somebody, who chooses the password alone, and mends what stands in it

    Scenario: An account for somebody else
      When Ada opens an account for Lena
      Then Lena gets a mail that says "Choose a new password"
      And Ada finds "Lena" among the users
      And the log says that Ada did "user-created" to Lena
      When Ada opens an account for Lena
      Then the answer to Ada is "There is an account with this email address already."
      When Ada writes the name "Lena Adeyemi" into the account of Lena
      Then Ada finds "Lena Adeyemi" among the users
      And the log says that Ada did "user-changed" to "Lena Adeyemi"
      When Ada writes the name "" into the account of Lena
      Then the answer to Ada is "Please fill the name field!"

  Rule: Whoever gets another role signs in anew, and what the old role had on show is on show no more

    Scenario: An artist is made an admin, and then neither
      Given Lena has signed up as an artist
      And Lena has prepared "Harbour at Dusk"
      And Ada approves Lena
      When Ada makes Lena an admin
      Then Lena is signed out
      And Ada finds "Ada and Lena" among the admins
      And shoppers do not see "Harbour at Dusk"
      When Ada makes Lena a user
      Then Ada finds "Ada" among the admins
      And Ada finds "Lena" among the users

  Rule: Only artists open the artists' dashboard, and only admins that of the admins

    # Which page somebody is led to can be seen only on a screen. That the shop itself refuses everybody else is proven by the rules alone, too (Approving artists).
    @needs-a-screen
    Scenario: At the doors
      When Lena opens "/dashboard/admin"
      Then she is at the door "/auth"
      Given Lena has signed in here as an artist
      When Lena opens "/dashboard/admin"
      Then the page is called "Untitled (404)"
      When Lena opens "/dashboard"
      Then the page is called "Overview"

  Rule: Admins are told by mail who becomes an admin, and who signs in as one

    # It is about mails, which admins read in their mailboxes and on no screen of the shop.
    @nothing-to-press
    Scenario: Another admin comes in
      Given Lena has an account
      And the address "lena@example.test" is known to be hers
      When Ada makes Lena an admin
      Then the admin Ada gets the mail "Lena is an admin now"
      And Lena can sign in
      And the admin Ada gets the mail "Lena has signed in as an admin"

  Rule: Where the operator wants it, an admin without a second factor can do nothing but switch one on

    # The server asks for the second factor, before any rule of the shop is reached.
    @admins-need-a-second-factor @needs-a-line
    Scenario: First the second factor
      Given Lena has an account
      When Ada tries to look for "Lena"
      Then the answer to Ada is "Admins need a second factor here. Switch one on in your profile first."
      When Ada switches on a second factor
      And Ada tries to look for "Lena"
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

  Rule: The last admin can be neither suspended, made anything else, nor removed

    Scenario: The last admin stays
      When Ada suspends herself
      Then the answer to Ada is "This is the last admin. Make somebody else an admin first."
      When Ada makes herself a user
      Then the answer to Ada is "This is the last admin. Make somebody else an admin first."
      When Ada deletes herself
      Then the answer to Ada is "This is the last admin. Make somebody else an admin first."

  Rule: Of a deleted account nothing is left that says who it was, and the log says that it was deleted

    Scenario: A deleted account says nothing of who it was
      Given Lena has an account
      When Ada deletes Lena
      Then Lena is signed out
      And Ada finds nobody called "Lena"
      And the log says that Ada did "user-deleted" to "Deleted account"
