Feature: Withdrawing from an order
  For fourteen days after she has the last work, and before, a buyer withdraws without saying why. What has not been sent is paid
  back by itself; what has been comes back first.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.55  | 3     |
    And she buys "Harbour at Dusk" and 2 of "Salt Geometry"

  Rule: What has not been sent is paid back by itself, and the withdrawal is acknowledged

    Scenario: She withdraws from works that have not been sent, and reads it on her receipt
      When she withdraws from "Salt Geometry"
      Then her withdrawal from "Salt Geometry" is acknowledged to "lena@example.test"
      And $640.00 is left of her order
      And her receipt says that $91.10 went back
      And she can withdraw

  Rule: Until fourteen days after the last work a buyer may withdraw; what was sent is paid back, once, when it is back

    Background:
      Given an admin "Wanjiru Kamau" is at her dashboard
      And "Amina Njoroge" is at her dashboard
      And "Brook Tadesse" is at his dashboard

    Scenario: The whole order, of which nothing has been sent, ends
      When she withdraws from the whole order
      Then the order is refunded
      And 1 piece of "Harbour at Dusk" is in stock
      And 3 pieces of "Salt Geometry" are in stock
      And the books sum to zero
      And "Amina Njoroge" sees the order as "cancelled"
      And she can no longer withdraw

    # A screen no longer shows the button, so there is nothing to press.
    @nothing-to-press
    Scenario: What she has withdrawn from is not withdrawn from again
      Given she withdraws from the whole order
      When she withdraws from the whole order
      Then the shop says "Nothing is left to withdraw from in order …."

    Scenario: What has been sent comes back before the money does
      Given "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      When she withdraws from the whole order
      Then $640.00 is left of her order
      And the return to "Amina Njoroge" is "expected"
      And 3 pieces of "Salt Geometry" are in stock
      When "Amina Njoroge" says that it goes to "House 4, Ngong Road, Nairobi"
      Then "lena@example.test" gets a mail with "where to send the works back" and "House 4, Ngong Road, Nairobi"
      When she sends back to "Amina Njoroge" with "EMS" as "EE123456789KE"
      Then the return to "Amina Njoroge" is "sent"
      When "Amina Njoroge" has got it back
      Then the return to "Amina Njoroge" is "received"
      And the order is refunded
      And the books sum to zero
      And "Amina Njoroge" has sold for $640.00, the fee is $0.00, and she has earned $0.00
      And 0 pieces of "Harbour at Dusk" are in stock
      When "Amina Njoroge" has got it back
      Then the shop says "This return has ended already."

    Scenario: Nobody is refunded twice
      Given "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And she withdraws from "Harbour at Dusk"
      When the admin gives back 1 of "Harbour at Dusk"
      Then $91.10 is left of her order
      When "Amina Njoroge" has got it back
      Then the return to "Amina Njoroge" is "received"
      And $91.10 is left of her order

    Scenario: What does not come back is for an admin to decide
      Given "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And she withdraws from "Harbour at Dusk"
      When the admin decides that "Amina Njoroge" need not get it back
      Then the shop says "The buyer still has time to send it. Confirm that it is here, or give money back by works."
      When 16 days pass, in which everybody looks in on their dashboard
      And the admin decides that "Amina Njoroge" need not get it back
      Then the return to "Amina Njoroge" is "waived"
      And $91.10 is left of her order
      And the log says that "Wanjiru Kamau" did "return-waived" to the order

    Scenario: The fourteen days begin with the last work
      Given "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And "Brook Tadesse" sends the order with "EMS" as "EE123456789KE"
      And she says that the parcel from "Amina Njoroge" has arrived
      When 20 days pass, in which everybody looks in on their dashboard
      And she says that the parcel from "Brook Tadesse" has arrived
      And 14 days pass, in which everybody looks in on their dashboard
      Then she can withdraw
      When 2 days pass, in which everybody looks in on their dashboard
      Then she can no longer withdraw

    # A screen no longer shows the button, so there is nothing to press.
    @nothing-to-press
    Scenario: After the fourteen days nobody withdraws
      Given "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And "Brook Tadesse" sends the order with "EMS" as "EE123456789KE"
      And she says that the parcel from "Amina Njoroge" has arrived
      And she says that the parcel from "Brook Tadesse" has arrived
      When 16 days pass, in which everybody looks in on their dashboard
      And she withdraws from the whole order
      Then the shop says "The fourteen days to withdraw from order … are over."
