Feature: What the operator of a shop sets
  The fee and the times are one operator's; whoever buys or sells is told what they are.

  Rule: The fee is one rate that the operator sets, and every work says what it leaves its artist

    Scenario: An operator who takes a fifth
      Given the operator takes a fee of 20 %
      And the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And "Amina Njoroge" is at her dashboard
      When Lena opens the work "Harbour at Dusk"
      Then she reads that the artist receives $512.00 of $640.00
      When she buys "Harbour at Dusk"
      Then "Amina Njoroge" has sold for $640.00, the fee is $128.00, and she has earned $512.00

  Rule: How long an unpaid order keeps its works is for the operator to set, and its buyer is told how long that is

    Scenario: An operator who waits for an hour
      Given the operator keeps the works of unpaid orders for 60 minutes
      And the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And she orders "Harbour at Dusk" by M-Pesa
      Then her order tells her "Please confirm the payment of $640.00 on your phone within one hour."
      When 50 minutes pass without payment
      Then the order is awaiting payment
      When 11 minutes pass without payment
      Then the order is cancelled
