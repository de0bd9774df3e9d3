Feature: Works that wait for their payment
  The works of an unpaid order are kept for its buyer for a while, and for nobody else. So nobody keeps more of them than a
  shopper would.

  Rule: Unpaid orders of one person or one network hold only so many works

    Scenario: An anonymous visitor cannot empty the gallery
      Given the gallery shows these works, the newest last:
        | title         | artist        | category    | price | stock |
        | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 100   |
      When a visitor orders 10 × "Salt Geometry" by M-Pesa again and again, each time for another mailbox, and pays nothing
      Then they are told "3 orders wait for their payment from your network already, and until they are paid we keep at most 30 pieces for one network. Please pay or cancel one that waits, and then place this one."
      And 70 pieces of "Salt Geometry" are left
      When the visitor pays by card
      Then 60 pieces of "Salt Geometry" are left
      When 16 minutes pass without payment
      Then 90 pieces of "Salt Geometry" are left

    Scenario: Transfers of an anonymous visitor keep nothing, and are limited all the same
      Given the gallery shows these works, the newest last:
        | title         | artist        | category    | price | stock |
        | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 100   |
      When a visitor orders 10 × "Salt Geometry" by bank transfer again and again, each time for another mailbox, and pays nothing
      Then they are told "3 orders wait for their payment from your network already, and until they are paid we keep at most 30 pieces for one network. Please pay or cancel one that waits, and then place this one."
      And 100 pieces of "Salt Geometry" are left

    Scenario: One mailbox keeps a shopper's share
      Given the gallery shows these works, the newest last:
        | title         | artist        | category    | price | stock |
        | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 100   |
      When a visitor orders 1 × "Salt Geometry" by M-Pesa again and again, each time for the same mailbox, and pays nothing
      Then they are told "3 orders wait for their payment here already. Please pay or cancel one that waits, and then place this one."
      And 97 pieces of "Salt Geometry" are left

  Rule: A bank transfer holds works only once its buyer has confirmed the email address

    Scenario: A guest's transfer keeps its works once the link in the mail is opened
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by bank transfer from "Equity Bank", account "1234567890"
      Then she reads that a link keeps the works for "three days"
      And 1 piece of "Harbour at Dusk" is left
      When she opens the link in the mail that keeps the works
      Then 0 pieces of "Harbour at Dusk" are left
      And the link in the mail works no more
      When 71 hours pass without payment
      Then the order is awaiting payment
      When 2 hours pass without payment
      Then the order is cancelled
      And 1 piece of "Harbour at Dusk" is left

    Scenario: Works that are gone before the link is opened end the order
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      And she pays by bank transfer from "Equity Bank", account "1234567890"
      When meanwhile somebody buys the last "Harbour at Dusk"
      And she opens the link in the mail that keeps the works
      Then the order is cancelled
      And a mail tells her that the order has ended
      And 0 pieces of "Harbour at Dusk" are left

    Scenario: A link that nobody opens for a day ends the order
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      And she pays by bank transfer from "Equity Bank", account "1234567890"
      When 25 hours pass without payment
      Then the order is cancelled
      And a mail tells her that the order has ended
      And the link in the mail works no more
      And 1 piece of "Harbour at Dusk" is left

    Scenario: Whoever is signed in and has confirmed the address needs no link
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has opened an account
      And Lena is signed in on her phone
      And she shows that the address is hers
      And Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by bank transfer from "Equity Bank", account "1234567890"
      Then she is told to name the order number in her transfer
      And 0 pieces of "Harbour at Dusk" are left

  Rule: A work of an unpaid order is held, not sold: it says 'In another basket', and until when

    Scenario: A work in somebody's unpaid order is in another basket
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And she orders "Harbour at Dusk" by M-Pesa
      Then her order tells her "Please confirm the payment of $640.00 on your phone within 15 minutes."
      When Lena opens the work "Harbour at Dusk"
      Then it is marked "In another basket" and cannot be put into the cart
      When 16 minutes pass without payment
      And Lena opens the work "Harbour at Dusk"
      Then its label reads "One of a kind"

    # A time of day is told by the clock of whoever looks, which only their browser knows.
    @needs-a-screen
    Scenario: Until when it is held is told wherever one comes upon it
      Given the gallery shows these works, the newest last:
        | title           | artist        | category    | price  | stock |
        | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
        | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      And Lena has 1 × "Salt Geometry" in her cart
      And Lena has 1 × "Harbour at Dusk" in her cart
      And somebody else orders "Harbour at Dusk" by M-Pesa
      When Lena opens the work "Harbour at Dusk"
      Then the page says that it is in another basket for 14 to 20 minutes, by the clock
      When Lena opens "/cart"
      Then the page says that it is in another basket for 14 to 20 minutes, by the clock
      When Lena opens "/checkout"
      Then the page says that it is in another basket for 14 to 20 minutes, by the clock
