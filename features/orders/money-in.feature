Feature: Money in
  Transfers come with the statements of the shop's bank. What a statement tells is believed once, and what names no order is
  for a person to see to.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |

  Rule: A statement of the bank pays the orders that its payments name, each payment once

    Scenario: A statement pays the order that a payment names
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $640.00 that names the order's reference
      Then the admin finds the order by "lena okoro" as "paid"
      And "lena@example.test" gets a mail with "is confirmed" and "Order Confirmed!"
      And the log says that "Wanjiru Kamau" did "money-received" to the order
      When the admin brings in the same statement again
      Then all of it was known already
      And the books sum to zero

    Scenario: A statement that cannot be read changes nothing
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $640.00 that names the order's number and a line that nobody can read
      Then the dashboard says "Line 3 has no amount that can be read: 'much'."
      And the admin finds the order by "lena okoro" as "awaiting-payment"

  Rule: A transfer of too little waits for the rest, and what is too much goes back

    Scenario: Too little waits, and what is too much then goes back
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $600.00 that names the order's number
      Then the admin finds the order by "lena okoro" as "awaiting-payment"
      And "lena@example.test" gets a mail with "$40.00 are still to come" and "RF"
      And the order tells her "Of $640.00 we have got $600.00. Please transfer $40.00"
      When the admin brings in a statement with $50.00 that names the order's number
      Then the admin finds the order by "lena okoro" as "paid"
      And "lena@example.test" gets a mail with "$10.00 goes back to you" and "does not need any more"
      And the admin is to send $10.00 back
      When the admin says that it has been sent back
      Then no money is left to see to

    Scenario: What an admin has said to be here is the same money that a statement tells of later
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin says that the money of the order has arrived
      And the admin brings in a statement with $650.00 that names the order's number
      Then the admin finds the order by "lena okoro" as "paid"
      And the admin is to send $10.00 back

    # A screen does not let an admin go on without answering, so this cannot happen there.
    @nothing-to-press
    Scenario: Of what waits for the rest an admin has to say what becomes of it
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $600.00 that names the order's number
      And the admin says that the money of the order has arrived
      Then the dashboard asks what becomes of the $600.00 that wait for the rest
      And the admin finds the order by "lena okoro" as "awaiting-payment"

    Scenario: What waits for the rest goes back once an admin says that all has come otherwise
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $600.00 that names the order's number
      And the admin says that all of it has come beside that
      Then the admin finds the order by "lena okoro" as "paid"
      And "lena@example.test" gets a mail with "$600.00 goes back to you" and "does not need any more"
      And the admin is to send $600.00 back

    Scenario: What a bank has kept of a transfer is borne by the shop
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $625.00 that names the order's number
      And the admin takes what has come as enough
      Then the admin finds the order by "lena okoro" as "paid"
      And "lena@example.test" gets a mail with "is confirmed" and "Order Confirmed!"
      And no money is left to see to

  Rule: Money that comes for an order that has ended goes back

    Scenario: A part of a transfer goes back when its order ends
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $600.00 that names the order's number
      And the admin cancels the order
      Then the admin finds the order by "lena okoro" as "cancelled"
      And the admin is to send $600.00 back

    Scenario: Money for an order that has ended goes back
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      And the admin cancels the order
      When the admin brings in a statement with $640.00 that names the order's reference
      Then the admin finds the order by "lena okoro" as "cancelled"
      And "lena@example.test" gets a mail with "$640.00 goes back to you" and "does not need any more"
      And the admin is to send $640.00 back

  Rule: A transfer that names no order is assigned to one by an admin

    Scenario: From the bank's file to the paid order
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $640.00 and the words "for the harbour"
      Then one payment names no order that waits for it
      When the admin places "for the harbour" on the order
      Then no money is left to see to
      And the order is paid
      And the log says that "Wanjiru Kamau" did "money-placed" to the order

  Rule: What pays no order needs nothing, and nothing of it goes back

    Scenario: Interest is for no order
      Given an admin "Wanjiru Kamau" is at her dashboard
      When the admin brings in a statement with $3.20 and the words "Interest of October"
      And the admin says that "Interest of October" is for no order
      Then no money is left to see to

    Scenario: One payment that the bank tells of twice
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      When the admin brings in a statement with $640.00 that names the order's reference
      And the admin brings in a statement with $640.00 that names the order's reference
      Then one payment names no order that waits for it
      When the admin says that "Perhaps told of before" is the same payment
      Then no money is left to see to
      And the admin finds the order by "lena okoro" as "paid"

  Rule: What the bank takes back of money that had come is for a person to see to

    Scenario: A transfer that the bank takes back
      Given an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      And the admin brings in a statement with $640.00 that names the order's reference
      When the admin brings in a statement in which the bank takes back $640.00 that named the order
      Then one payment names no order that waits for it
      And the admin finds the order by "lena okoro" as "paid"
      When the admin says that "Taken back by the bank" has been seen to
      Then no money is left to see to
