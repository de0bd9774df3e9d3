Feature: A forgotten password
  A link that comes by mail, works once and for half an hour lets its reader choose another one.

  Background:
    Given Lena has an account with "lena@example.test" and "wide blue harbour"

  Rule: Whoever has forgotten the password chooses another by a link that comes by mail

    Scenario: Another password, and signed out everywhere
      Given Lena signs in with "lena@example.test" and "wide blue harbour"
      And Lena's telephone asks for a new password for "lena@example.test"
      When Lena's telephone follows the link in "Choose a new password" to "lena@example.test" and chooses "calm green harbour"
      Then Lena's telephone is told "Your password was changed. Please sign in with it."
      And Lena is not signed in
      When Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is told "Wrong email or password."
      When Lena signs in with "lena@example.test" and "calm green harbour"
      Then Lena is signed in as "Lena"

  Rule: A link for a new password works once, and for half an hour

    Scenario: A link works once
      Given Lena asks for a new password for "lena@example.test"
      And Lena follows the link in "Choose a new password" to "lena@example.test" and chooses "calm green harbour"
      When Lena follows the link in "Choose a new password" to "lena@example.test" and chooses "a third harbour"
      Then Lena is told that the link is no longer valid
      When Lena signs in with "lena@example.test" and "a third harbour"
      Then Lena is not signed in

    Scenario: A link that was used says so before another password is thought of
      Given Lena asks for a new password for "lena@example.test"
      And Lena follows the link in "Choose a new password" to "lena@example.test" and chooses "calm green harbour"
      When Lena looks where the link in "Choose a new password" to "lena@example.test" leads
      Then Lena is told that the link is no longer valid

    Scenario: A link works for half an hour
      Given Lena asks for a new password for "lena@example.test"
      When 30 minutes pass
      And Lena follows the link in "Choose a new password" to "lena@example.test" and chooses "calm green harbour"
      Then Lena is told that the link is no longer valid

  Rule: Asking for a new password does not tell whether an address has an account

    Scenario: Nobody learns which addresses have an account
      When Lena asks for a new password for "nobody@example.test"
      Then "nobody@example.test" got no mail
