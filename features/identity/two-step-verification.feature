Feature: Two-step verification
  Whoever wants to can have their account ask for more than a password: a code from an app, or a passkey instead of it.

  Background:
    Given Lena has an account with "lena@example.test" and "wide blue harbour"
    And Lena signs in with "lena@example.test" and "wide blue harbour"
    And Lena is signed in as "Lena"

  Rule: An account can ask for a code beside its password

    Scenario: The password alone no longer opens the account
      Given Lena adds an authenticator app
      When Lena's telephone signs in with "lena@example.test" and "wide blue harbour"
      Then Lena's telephone is not signed in
      When Lena's telephone signs in with "lena@example.test", "wide blue harbour" and the next code
      Then Lena's telephone is signed in as "Lena"

    Scenario: A wrong code opens nothing
      Given Lena adds an authenticator app
      When Amina signs in with "lena@example.test", "wide blue harbour" and the code "123"
      Then Amina is not signed in

    Scenario: Without the app, the password is enough again
      Given Lena adds an authenticator app
      When Lena removes the app with the next code
      And Lena's telephone signs in with "lena@example.test" and "wide blue harbour"
      Then Lena's telephone is signed in as "Lena"
      And "lena@example.test" got the mail "The authenticator app was removed from your account"

  Rule: A code opens the account once

    Scenario: A code opens the account once
      Given Lena adds an authenticator app
      And Lena's telephone signs in with "lena@example.test", "wide blue harbour" and the next code
      When Amina signs in with "lena@example.test", "wide blue harbour" and the same code
      Then Amina is not signed in

  Rule: A recovery code helps out when the phone is lost, once

    Scenario: A recovery code helps out when the phone is lost, once
      Given Lena adds an authenticator app
      Then Lena is shown 10 recovery codes
      When Lena's telephone signs in with "lena@example.test", "wide blue harbour" and a recovery code
      Then Lena's telephone is signed in as "Lena"
      When Amina signs in with "lena@example.test", "wide blue harbour" and the same code
      Then Amina is not signed in

  Rule: A passkey opens the account by itself, until it is removed

    Scenario: A passkey alone signs in
      Given Lena adds the passkey "My laptop"
      And Lena signs out
      And Lena is not signed in
      When Lena signs in with her passkey
      Then Lena is signed in as "Lena"
      And Lena has the passkeys "My laptop"
      And "lena@example.test" got the mail "A passkey was added to your account"

    Scenario: A removed passkey opens nothing
      Given Lena adds the passkey "My laptop"
      And Lena removes the passkey "My laptop"
      And Lena signs out
      And Lena is not signed in
      When Lena signs in with her passkey
      Then Lena is not signed in
