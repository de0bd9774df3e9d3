Feature: Asked by the bank
  Before some cards pay, their bank asks whoever buys whether it is really them. Until then the order waits, and holds its works.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And Lena has 1 × "Harbour at Dusk" in her cart
    And Lena has 2 × "Salt Geometry" in her cart
    And she is at the checkout, with her address and her email filled in

  Rule: A card whose bank asks holds the works until it is answered, for 15 minutes

    Scenario: It is her, and the card pays
      When she pays by card "4000 0027 6000 3184"
      Then her bank asks first whether it is her
      And 1 piece of "Salt Geometry" and 0 pieces of "Harbour at Dusk" are left
      And her cart is empty
      And a mail tells her how her order is still to be confirmed
      When she tells her bank that it is her
      Then the order is paid
      And the books sum to zero

    Scenario: It is not her, and another card pays
      When she pays by card "4000 0027 6000 3184"
      And she tells her bank that it is not her
      Then she is told of her card "Your bank does not know that it is you, and has not paid."
      And 1 piece of "Salt Geometry" and 0 pieces of "Harbour at Dusk" are left
      When she pays the order with the card "4000 0000 0000 0002"
      Then she is told of her card "Your card was declined."
      When she pays the order with the card "4242 4242 4242 4242"
      Then the order is paid

    Scenario: Nobody answers the bank, and the works are for sale again
      When she pays by card "4000 0027 6000 3184"
      And 16 minutes pass without payment
      Then the order is cancelled
      And a mail tells her that the order has ended unpaid
      And 3 pieces of "Salt Geometry" and 1 piece of "Harbour at Dusk" are left
