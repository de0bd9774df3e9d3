Feature: Giving money back in steps
  An admin gives back single pieces, an amount, or the rest of all. Buyer, artists and platform each get or give their part of
  it, to the cent.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.55  | 3     |
    And she buys "Harbour at Dusk" and 2 of "Salt Geometry"

  Rule: Money goes back by line, by amount, or all that is left

    Scenario: An admin gives back a piece, an amount, and then the rest
      Given Wanjiru is signed in as an admin
      When Wanjiru gives back 1 of "Salt Geometry"
      Then $685.55 is left of her order
      And the order is paid
      When Wanjiru gives back $100.00
      Then $585.55 is left of her order
      When Wanjiru gives back the rest
      Then $0.00 is left of her order
      And the order is refunded

  Rule: A refund takes from each artist and the shop their part, to the cent, and gives never more than is left

    Background:
      Given an admin "Wanjiru Kamau" is at her dashboard
      And "Amina Njoroge" is at her dashboard
      And "Brook Tadesse" is at his dashboard

    Scenario: One piece is given back
      When the admin gives back 1 of "Salt Geometry"
      Then $685.55 is left of the order, which is "partly-refunded"
      And 2 pieces of "Salt Geometry" are in stock
      And "Brook Tadesse" has sold for $91.10, the fee is $6.83, and she has earned $38.72
      And "Amina Njoroge" has sold for $640.00, the fee is $96.00, and she has earned $544.00
      And "lena@example.test" gets a mail with "$45.55 comes back to you" and "$685.55 of $731.10"
      And "Brook Tadesse" sees the order as "waiting"
      And the log says that "Wanjiru Kamau" did "order-refunded" to the order

    Scenario: Nothing is sent of which all pieces are given back
      When the admin gives back 2 of "Salt Geometry"
      Then "Brook Tadesse" sees the order as "cancelled"
      When "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      Then the order is shipped

    Scenario: What has been sent is not sold again
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      When the admin gives back 2 of "Salt Geometry"
      Then 1 piece of "Salt Geometry" is in stock
      And "Brook Tadesse" sees the order as "shipped"

    Scenario: An amount is shared by what each artist's part is
      When the admin gives back $100.00
      Then $631.10 is left of the order, which is "partly-refunded"
      And "Amina Njoroge" has sold for $640.00, the fee is $82.87, and she has earned $469.59
      And "Brook Tadesse" has sold for $91.10, the fee is $11.80, and she has earned $66.84
      And 0 pieces of "Harbour at Dusk" are in stock

    Scenario: Steps that give all back end the order, and the books of it at nothing
      When the admin gives back $0.01
      And the admin gives back 1 of "Salt Geometry"
      And the admin gives back $0.01
      And the admin refunds the order
      Then $0.00 is left of the order, which is "refunded"
      And "Amina Njoroge" has sold for $640.00, the fee is $0.00, and she has earned $0.00
      And "Brook Tadesse" has sold for $91.10, the fee is $0.00, and she has earned $0.00
      And 1 piece of "Harbour at Dusk" is in stock
      And 3 pieces of "Salt Geometry" are in stock
      And "lena@example.test" gets a mail with "is refunded" and "$685.53"

    Scenario: More than is left is not given
      When the admin gives back $731.11
      Then the dashboard says "At most $731.10 is left to give back."
      And $731.10 is left of the order, which is "paid"

    # A screen offers only as many pieces as are left, so a third cannot be chosen.
    @nothing-to-press
    Scenario: More pieces than there are left are not given
      When the admin gives back 3 of "Salt Geometry"
      Then the dashboard says "Of Salt Geometry 1 to 2 can be given back."
      And $731.10 is left of the order, which is "paid"

    Scenario: Two admins who look at the same order do not both give
      Given the admin looks at the order
      And another admin gives back $10.00
      When the admin gives back $10.00 of what she saw
      Then the dashboard says that $721.10 is left of the order now
      And $721.10 is left of the order, which is "partly-refunded"
