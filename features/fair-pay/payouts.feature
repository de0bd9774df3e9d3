Feature: Payouts that arrive
  What an artist earns leaves once its buyer can no longer withdraw from it, to the account that the artist has named. Nobody
  is told that money is on its way before it is, and what comes back is the artist's again.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And "Amina Njoroge" is at her dashboard
    And an admin "Wanjiru Kamau" is at her dashboard

  Rule: A payout goes to the account that the artist has named and confirmed, once buyers have had two weeks to withdraw

    Scenario: From the sale to the artist's bank
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      When 22 days pass, in which everybody looks in on their dashboard
      Then "Amina Njoroge" has no payout
      When 50 days pass, in which everybody looks in on their dashboard
      Then the payout of $544.00 for "Amina Njoroge" is set aside
      And the open books say that "$0.00" has arrived with artists, "$0.00" is on its way and "$544.00" waits
      When the admin sends the batch
      Then the payout of $544.00 for "Amina Njoroge" is sent
      And the open books say that "$0.00" has arrived with artists, "$544.00" is on its way and "$0.00" waits
      When the admin hears that it has arrived
      Then the payout of $544.00 for "Amina Njoroge" is settled
      And the open books say that "$544.00" has arrived with artists, "$0.00" is on its way and "$0.00" waits
      And all books together sum to zero
      And the statements of "Amina Njoroge" lead from $0.00 to $0.00, and hold every line of her ledger:
        | kind   | state   | sales   | fee    | amount   |
        | sale   |         | $640.00 | $96.00 | $544.00  |
        | payout | settled | $0.00   | $0.00  | -$544.00 |

    # On the screen this is a part of a longer story (A payday on the screen).
    @on-screens-elsewhere
    Scenario: An account is used once its mail has confirmed it
      Given Zuri has signed up as an artist
      When Zuri names "DE89 3704 0044 0532 0130 00" of "Zuri Abdi" for her money
      Then the money of Zuri goes nowhere yet, and the account that ends in "3000" waits
      When Zuri confirms that account by its mail
      Then the money of Zuri goes to the account that ends in "3000"

  Rule: What is on its way back, or said to be damaged, is not paid out before that is over

    Scenario: What its buyer sends back is not paid out
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And 22 days pass, in which everybody looks in on their dashboard
      And she withdraws from the whole order
      When 50 days pass, in which everybody looks in on their dashboard
      Then "Amina Njoroge" has no payout

    Scenario: What arrived damaged is paid out once the claim is decided
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And she reports damage to "Harbour at Dusk" with a photograph: "A corner is bent."
      When 72 days pass, in which everybody looks in on their dashboard
      Then "Amina Njoroge" has no payout
      When the admin decides the claim without money: "The edge is meant to be bent."
      And 2 days pass, in which everybody looks in on their dashboard
      Then the payout of $544.00 for "Amina Njoroge" is set aside

  Rule: A payout says for which orders it is, and each of them is due again where it comes back

    Scenario: What comes back waits while its order is contested
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And she says that the parcel from "Amina Njoroge" has arrived
      And 47 days pass, in which everybody looks in on their dashboard
      And the admin sends the batch
      And she reports damage to "Harbour at Dusk" with a photograph: "A corner is bent."
      When the admin hears that it came back: "The account is closed"
      And 34 days pass, in which everybody looks in on their dashboard
      Then the payout of $544.00 for "Amina Njoroge" is returned
      When the admin decides the claim without money: "The edge is meant to be bent."
      And 2 days pass, in which everybody looks in on their dashboard
      Then each payout for "Amina Njoroge" is for one order alone:
        | payout  | state     |
        | $544.00 | set-aside |
        | $544.00 | returned  |
      And all books together sum to zero

  Rule: A payout that the bank sends back stands in the artist's balance again

    Scenario: A payout that comes back
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And 22 days pass, in which everybody looks in on their dashboard
      And 50 days pass, in which everybody looks in on their dashboard
      And the admin sends the batch
      When the admin hears that it came back: "The account is closed"
      Then the payout of $544.00 for "Amina Njoroge" is returned
      And the balance of "Amina Njoroge" is $544.00 again
      And the admin sees that $544.00 of "Amina Njoroge" came back this month, and goes with the next payday
      And the statements of "Amina Njoroge" lead from $0.00 to $544.00, and hold every line of her ledger:
        | kind   | state              | sales   | fee    | amount   |
        | sale   |                    | $640.00 | $96.00 | $544.00  |
        | payout | left and came back | $0.00   | $0.00  | -$544.00 |
        | payout | came back          | $0.00   | $0.00  | $544.00  |
      And all books together sum to zero

    Scenario: A payout that comes back after it had arrived
      Given "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And 72 days pass, in which everybody looks in on their dashboard
      And the admin sends the batch
      And the admin hears that it has arrived
      When the admin hears that the payout for "Amina Njoroge" came back: "The account is closed"
      Then the payout of $544.00 for "Amina Njoroge" is returned
      And the balance of "Amina Njoroge" is $544.00 again
      And the open books say that "$0.00" has arrived with artists, "$0.00" is on its way and "$544.00" waits
      And all books together sum to zero

  Rule: Money that cannot be paid out stays the artist's, and the admin sees it

    Scenario: Without an account the money stays where it is, and the admin sees it
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      When 22 days pass, in which everybody looks in on their dashboard
      And 50 days pass, in which everybody looks in on their dashboard
      Then "Amina Njoroge" has no payout
      And the admin sees that $544.00 is due to "Amina Njoroge", who has named no account
