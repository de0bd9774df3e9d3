# Stripe's fields and the bank's page exist only in a browser. What Stripe is told, and what comes of it, is proven through the server (Paying through Stripe).
@paid-by-stripe @needs-a-screen
Feature: Paying through Stripe on the screen
  The card is typed into fields of Stripe's own, on a page of ours; her bank asks her on a page of its own.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And Lena has 1 × "Harbour at Dusk" in her cart
    And she is at the checkout, with her address and her email filled in

  Rule: A card is typed into the provider's own fields, and never reaches the shop

    Scenario: Her card is declined, and another one pays once her bank has asked her
      When she pays by card "4000 0000 0000 0002"
      Then she is told "Your card was declined."
      And 1 piece of "Harbour at Dusk" is in stock
      When she pays by card "4000 0027 6000 3184"
      And she tells her bank that it is her
      Then the order is paid
      And Stripe has succeeded
      And the books sum to zero

    Scenario: It is not her, and another card pays the same order
      When she pays by card "4000 0027 6000 3184"
      And she tells her bank that it is not her
      Then the order is awaiting payment
      And she is told of her card "Your bank does not know that it is you, and has not paid."
      When she pays the order with the card "4242 4242 4242 4242"
      Then the order is paid
      And the books sum to zero
