Feature: Works that arrive damaged
  A buyer shows what is broken. Artist and gallery answer in the same conversation, and the gallery decides what goes back.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.55  | 3     |
    And an admin "Wanjiru Kamau" is at her dashboard
    And "Amina Njoroge" is at her dashboard
    And "Brook Tadesse" is at his dashboard
    And she buys "Harbour at Dusk" and 2 of "Salt Geometry"

  Rule: Buyer, artist and gallery read the same claim, and the gallery alone decides what is paid back

    Scenario: Damage is shown, answered, and paid back by the piece
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      When she reports damage to "Salt Geometry" with a photograph: "One print is torn."
      Then a mail to "lena@example.test" says "we have received your claim" and "One print is torn."
      And 1 claim waits for the admin
      And "Amina Njoroge" reads no claim
      When "Brook Tadesse" answers the claim: "I am sorry. Please keep the frame."
      Then a mail to "lena@example.test" says "has answered" and "Please keep the frame."
      And she has not read 1 message
      When she answers the claim: "The frame is whole."
      And the admin decides the claim with 1 of "Salt Geometry": "One print goes back."
      Then the claim on "Salt Geometry" is decided, and $45.55 went back
      And everybody reads the same 4 messages
      And a mail to "lena@example.test" says "your claim is decided" and "One print goes back."
      And $685.55 is left of her order
      And her receipt says that $45.55 went back
      And the books sum to zero
      And 0 claims wait for the admin
      And the log says that "Wanjiru Kamau" did "claim-closed" to the order

    # A screen no longer shows the form once the claim is decided, so there is nothing to press.
    @nothing-to-press
    Scenario: What is decided is decided
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      And she reports damage to "Salt Geometry" with a photograph: "One print is torn."
      And the admin decides the claim without money: "The edge is meant to be torn."
      When she answers the claim: "It is not."
      Then the shop says "This claim has been decided already."

    # A screen offers only works that were sent, so this one cannot be chosen.
    @nothing-to-press
    Scenario: What was not sent cannot be damaged
      When she reports damage to "Harbour at Dusk" with a photograph: "It is torn."
      Then the shop says "Choose the work that is damaged."

    Scenario: An artist who has not sold what is damaged gives nothing for it
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      And she reports damage to "Salt Geometry" with a photograph: "One print is torn."
      When the admin decides the claim with $20.00: "You keep both prints."
      Then the claim on "Salt Geometry" is decided, and $20.00 went back
      And this month "Amina Njoroge" has earned $544.00
      And the books sum to zero

    # A screen offers only what this artist has sold, so there is no more to type.
    @nothing-to-press
    Scenario: More than the artist has sold is not given back for a claim
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      And she reports damage to "Salt Geometry" with a photograph: "One print is torn."
      When the admin decides the claim with $91.11: "All of it goes back."
      Then the shop says "At most $91.10 is left to give back."

    Scenario: A claim is decided without money
      Given "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      And she reports damage to "Salt Geometry" with a photograph: "It is torn."
      When the admin decides the claim without money: "The edge is meant to be torn."
      Then the claim on "Salt Geometry" is decided, and $0.00 went back
      And $731.10 is left of her order
