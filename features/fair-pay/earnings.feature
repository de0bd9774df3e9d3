Feature: What an artist earns
  Sales, fee and earnings agree with the books to the cent.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Copper Orchard  | Amina Njoroge | Paintings   | 333.33 | 2     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And "Amina Njoroge" is at her dashboard

  Rule: An artist sees sales, fee and earnings to the cent, in all and by month; the fee is 15 % of the price

    Scenario: Nothing before the first sale
      Then "Amina Njoroge" has sold for $0.00, the fee is $0.00, and she has earned $0.00

    Scenario: Two sales
      When she buys "Harbour at Dusk"
      And she buys "Copper Orchard"
      And she buys "Salt Geometry"
      Then "Amina Njoroge" has sold for $973.33, the fee is $146.00, and she has earned $827.33
      And this month "Amina Njoroge" has earned $827.33
      And the ledger of "Amina Njoroge" reads:
        | kind | sales   | fee    | amount  |
        | sale | $333.33 | $50.00 | $283.33 |
        | sale | $640.00 | $96.00 | $544.00 |
      And artist "Amina Njoroge" has in the books what she has earned

  Rule: A refund reverses the entries of its sale

    Scenario: A sale that was given back
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she buys "Harbour at Dusk"
      When the admin refunds the order
      Then "Amina Njoroge" has sold for $640.00, the fee is $0.00, and she has earned $0.00
      And the ledger of "Amina Njoroge" reads:
        | kind   | sales    | fee     | amount   |
        | refund | -$640.00 | -$96.00 | -$544.00 |
        | sale   | $640.00  | $96.00  | $544.00  |

  Rule: An artist sees what was paid out, and what is left

    Scenario: What is earned is paid out
      Given "Amina Njoroge" has named where her money goes
      When she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And 22 days pass, in which everybody looks in on their dashboard
      And 50 days pass, in which everybody looks in on their dashboard
      Then "Amina Njoroge" was paid $544.00, and nothing is left on her account
      And the ledger of "Amina Njoroge" reads:
        | kind   | sales   | fee    | amount   |
        | payout | $0.00   | $0.00  | -$544.00 |
        | sale   | $640.00 | $96.00 | $544.00  |

    Scenario: What was given back after its payout is kept from the next one
      Given an admin "Wanjiru Kamau" is at her dashboard
      And "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD014600"
      And 22 days pass, in which everybody looks in on their dashboard
      And 50 days pass, in which everybody looks in on their dashboard
      When the admin refunds the order
      And she buys "Copper Orchard"
      Then the balance of "Amina Njoroge" is -$260.67, and her next payout $0.00
