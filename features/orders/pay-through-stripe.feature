# Stripe is another company's service, and only the server talks to it.
@paid-by-stripe @needs-a-line
Feature: Paying through Stripe
  The browser turns the card into a token at Stripe's own fields. The sum is held, the order written, and the money taken. What
  Stripe tells by itself is a reason to look, and no more.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |

  Rule: A card pays an order once and in full, or not at all

    Background:
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And Lena has 2 × "Salt Geometry" in her cart
      And she is at the checkout, with her address and her email filled in

    # It is about messages that Stripe sends to the server. The buyer sees nothing of them.
    @sent-by-a-program
    Scenario: It pays, however often Stripe tells of it
      When she pays by card "4242 4242 4242 4242"
      Then the order is paid
      When Stripe tells of payment_intent.succeeded 3 times
      Then the order is paid
      And Stripe has succeeded
      And the books sum to zero

    # It is about messages that Stripe sends to the server. The buyer sees nothing of them.
    @sent-by-a-program
    Scenario: Stripe tells of it before it answers
      Given Stripe tells of payment_intent.amount_capturable_updated before it answers
      When she pays by card "4242 4242 4242 4242"
      Then the order is paid
      And the books sum to zero

    # On the screen the card is typed into Stripe's own fields, which is proven there (Paying through Stripe on the screen).
    @on-screens-elsewhere
    Scenario: It is declined
      When she pays by card "4000 0000 0000 0002"
      Then she is told "Your card was declined."
      And 1 piece of "Harbour at Dusk" is in stock

    # The answers get lost between Stripe and the server. The buyer notices nothing.
    @sent-by-a-program
    Scenario: Stripe's answers get lost, and the money that it holds does not
      Given Stripe's next answers to confirm get lost
      And Stripe's next answers to capture get lost
      When she pays by card "4242 4242 4242 4242"
      Then the order is paid
      And Stripe has succeeded
      And the books sum to zero

    # The answer gets lost between Stripe and the server. Cancelling an order is proven on the screen elsewhere (One's own orders).
    @on-screens-elsewhere
    Scenario: Money that was taken before the order ended goes back, and both sides are told
      Given nothing is heard of Stripe once it has done the capture
      When she pays by card "4242 4242 4242 4242"
      Then the order is awaiting payment
      When she cancels the order
      And Stripe is back
      And 2 minutes pass
      Then the order is cancelled
      And 73100 cents have gone back to the card
      And she is told by mail that her money goes back
      And the books sum to zero

    Scenario: A sum that is held for no order is let go of
      Given nothing is heard of Stripe once it has done the confirm
      When she pays by card "4242 4242 4242 4242"
      Then she is told "We could not reach the gallery. Nothing you typed is lost: try again, and the order is still placed only once."
      When Stripe is back
      And 12 minutes pass
      Then Stripe has canceled
      And 1 piece of "Harbour at Dusk" is in stock

  Rule: Where the card's bank asks first, the order waits for the answer

    Background:
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And Lena has 2 × "Salt Geometry" in her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by card "4000 0027 6000 3184"

    # On the screen the bank asks on a page of its own, which is proven there (Paying through Stripe on the screen).
    @on-screens-elsewhere
    Scenario: It is her
      Then the order is awaiting payment
      When she tells her bank that it is her
      Then the order is paid
      And Stripe has succeeded
      And the books sum to zero

    # The buyer has closed the page, and only Stripe tells the server of it.
    @sent-by-a-program
    Scenario: It is her, and she does not come back
      When she tells her bank that it is her, and never comes back
      And Stripe tells of payment_intent.amount_capturable_updated 2 times
      Then the order is paid
      And the books sum to zero

    # On the screen the bank asks on a page of its own, which is proven there (Paying through Stripe on the screen).
    @on-screens-elsewhere
    Scenario: It is not her, and another card pays
      When she tells her bank that it is not her
      Then the order is awaiting payment
      And Stripe has canceled
      And she is told of her card "Your bank does not know that it is you, and has not paid."
      When she pays the order with the card "4242 4242 4242 4242"
      Then the order is paid
      And the books sum to zero

    # Whoever pretends to be Stripe sends a message straight to the server, and uses no screen.
    @sent-by-a-program
    Scenario: Nobody who pretends to be Stripe is heard
      When somebody pretends to be Stripe, and that she has paid
      Then the order is awaiting payment

    # What follows is between Stripe and the server. Cancelling an order is proven on the screen elsewhere (One's own orders).
    @on-screens-elsewhere
    Scenario: Money that is held for an order that has ended is let go of
      When she cancels the order
      And 2 minutes pass
      Then the order is cancelled
      And Stripe has canceled
      And 1 piece of "Harbour at Dusk" is in stock

    # Time passes and nobody looks at a screen, so there is nothing to press.
    @nothing-to-press
    Scenario: Nobody answers
      When 16 minutes pass without payment
      Then the order is cancelled
      And Stripe has canceled
      And 1 piece of "Harbour at Dusk" is in stock

  Rule: Money goes back to its card by itself, but for a dispute, which a person has to see to

    Background:
      Given she buys "Harbour at Dusk" and 2 of "Salt Geometry"
      And an admin "Wanjiru Kamau" is at her dashboard

    Scenario: Of one piece, and then an amount
      When the admin gives back 1 of "Salt Geometry"
      And the admin gives back $100.00
      Then 4550 and 10000 cents have gone back to the card
      And the books sum to zero

    Scenario: A dispute is for a person to see to
      When she disputes the payment at her bank
      Then the order is paid
      And the admin reads of the payment "disputes $731.00 (fraudulent)"
