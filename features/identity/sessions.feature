Feature: Being signed in
  One is signed in, in each browser by itself, until one signs out or does not come for two weeks.

  Background:
    Given Lena has an account with "lena@example.test" and "wide blue harbour"
    And Lena signs in with "lena@example.test" and "wide blue harbour"

  Rule: Signing in or out counts for one browser alone, and all the others can be signed out from it

    Scenario: Another browser is another session
      When Lena signs in on her telephone with "lena@example.test" and "wide blue harbour"
      Then Lena is signed in in 2 browsers
      When Lena signs out
      Then Lena is not signed in
      But Lena's telephone is signed in as "Lena"

    Scenario: Signing out everywhere else
      Given Lena signs in on her telephone with "lena@example.test" and "wide blue harbour"
      When Lena signs out all other browsers
      Then Lena is signed in in 1 browser
      And Lena's telephone is not signed in

  Rule: One stays signed in as long as one comes within two weeks

    Scenario: Who comes now and then stays signed in
      When 200 hours pass
      Then Lena is signed in as "Lena"
      When 200 hours pass
      Then Lena is signed in as "Lena"

    Scenario: Who does not come for two weeks is signed out
      When 336 hours pass
      Then Lena is not signed in
