# It is about the forms and buttons of a screen, and the statement that one downloads there. What becomes of the money is proven by the rules alone, too (Payouts that arrive).
@needs-a-screen
Feature: A payday on the screen
  An artist says where her money goes, an admin sends it, and the artist keeps a statement of it.

  Rule: An artist is told that a payout has left, and finds it in the statement

    Scenario: From naming an account to the statement
      Given "Amina Njoroge" with "amina@example.test" sold for $640.00 two months ago, and has her earnings open
      When she names "DE89 3704 0044 0532 0130 00" of "Amina Njoroge" on that page
      And she confirms it by the mail to "amina@example.test"
      Given "Wanjiru Kamau" is an admin and has the payouts open
      When the admin sets $544.00 aside there
      Then she sees a payout of $544.00 that is "Set aside"
      When the admin says there that it has left
      Then "amina@example.test" gets a mail with "Your payout of $544.00 is on its way" and "$544.00"
      When the admin says there that it has arrived
      Then she sees a payout of $544.00 that is "Arrived"
      And her newest statement reads "Payouts -$544.00 Closing balance $0.00"
