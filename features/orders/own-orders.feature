Feature: One's own orders
  An order belongs to the account it was placed with. What a guest has ordered belongs to whoever shows that the address
  is theirs.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And Lena has opened an account

  Rule: An order belongs to the account it was placed with, on every device, and to nobody else

    Scenario: An order placed while signed in is in the history, on every device
      Given Lena is signed in on her phone
      And she puts "Salt Geometry" into her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by card "4242424242424242"
      And she signs in on her laptop
      Then her order history holds:
        | status | total  |
        | Paid   | $45.50 |
      And she can open the order without its key
      And the cart there is empty

    Scenario: Nobody else opens it
      Given Mateo has opened an account
      And Lena is signed in on her phone
      And she buys "Salt Geometry"
      When Mateo signs in on his laptop
      Then nobody there can open the order without its key
      And the order history there is empty

  Rule: The newest order comes first, and can be cancelled from there

    Scenario: The newest order comes first, and can be cancelled
      Given Lena is signed in on her phone
      And she buys "Salt Geometry"
      And she buys "Harbour at Dusk"
      Then her order history holds:
        | status | total   |
        | Paid   | $640.00 |
        | Paid   | $45.50  |
      When she cancels the newest of her orders
      Then her order history holds:
        | status   | total   |
        | Refunded | $640.00 |
        | Paid     | $45.50  |
      And 1 piece of "Harbour at Dusk" is in stock

    # The text is written on the screen alone. Everywhere else the list is merely empty.
    @needs-a-screen
    Scenario: Nothing ordered yet
      Given Lena is signed in on her phone
      When she looks at her order history
      Then she reads "You have not ordered anything yet"

  Rule: A guest keeps an order by showing that its address is theirs

    Scenario: What a guest has ordered is theirs once they have shown that the address is theirs, and not before
      Given Lena is at her laptop
      And she buys "Salt Geometry"
      When she signs in on her laptop
      Then the order history there is empty
      And nobody there can open the order without its key
      When she shows that the address is hers
      Then her order history holds:
        | status | total  |
        | Paid   | $45.50 |
      And she can open the order without its key
