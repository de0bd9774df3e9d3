Feature: Looking after orders
  Admins find any order, say that a transfer has arrived, and give money back. All of it is written down.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And an admin "Wanjiru Kamau" is at her dashboard

  Rule: An admin hears at once of what is bought

    Scenario: News
      When she buys "Harbour at Dusk"
      Then the admin hears at once of the order

  Rule: A bank transfer waits until an admin marks it received

    Scenario: A bank transfer has arrived
      Given she orders "Harbour at Dusk" by bank transfer
      When the admin says that the money of the order has arrived
      Then the admin finds the order by "lena okoro" as "paid"
      And "lena@example.test" gets a mail with "is confirmed" and "Order Confirmed!"
      And the log says that "Wanjiru Kamau" did "transfer-received" to the order

    # A screen shows the button for orders by bank transfer alone, so nobody can press it here.
    @nothing-to-press
    Scenario: What is paid by card needs nobody to say so
      Given she buys "Harbour at Dusk"
      When the admin says that the money of the order has arrived
      Then the dashboard says that the order is not paid by bank transfer
      And the log says nothing of the order

  Rule: An admin gives money back, and the buyer is told

    Scenario: Money is given back
      Given she buys "Harbour at Dusk"
      When the admin refunds the order
      Then the admin finds the order by "lena@example.test" as "refunded"
      And 1 piece of "Harbour at Dusk" is in stock
      And "lena@example.test" gets a mail with "is refunded" and "$640.00"
      And the log says that "Wanjiru Kamau" did "order-refunded" to the order

  Rule: An admin ends an order that nobody will pay, and its works are for sale again

    Scenario: An order that nobody will pay is ended
      Given she orders "Harbour at Dusk" by bank transfer
      When the admin cancels the order
      Then the admin finds the order by its number as "cancelled"
      And 1 piece of "Harbour at Dusk" is in stock
      And "lena@example.test" gets a mail with "has ended unpaid" and "we have cancelled your order."
      And the log says that "Wanjiru Kamau" did "order-cancelled" to the order
