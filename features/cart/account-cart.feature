Feature: The cart of an account
  Whoever signs in finds their cart, wherever they are; who signs out leaves nothing behind.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And Lena has opened an account

  Rule: A cart is the account's: it is the same on every device

    Scenario: What is put into the cart on one device is there on the other
      Given Lena is signed in on her phone
      And she is signed in on her laptop
      When she puts "Salt Geometry" into her cart
      And she turns to her phone
      Then her cart there holds:
        | title         | quantity |
        | Salt Geometry | 1        |

    Scenario: What is removed on one device is gone from the other
      Given Lena is signed in on her phone
      And she puts "Salt Geometry" into her cart
      And she is signed in on her laptop
      And her cart there holds:
        | title         | quantity |
        | Salt Geometry | 1        |
      When she removes "Salt Geometry"
      And she turns to her phone
      Then the cart there is empty

  Rule: What a visitor has put into the cart goes along at sign-in, never beyond the stock

    Scenario: A visitor's cart goes along at sign-in, never beyond the stock
      Given Lena is signed in on her phone
      And she puts "Salt Geometry" into her cart
      And she puts "Salt Geometry" into her cart
      When she is at her laptop
      And she puts "Salt Geometry" into her cart
      And she puts "Salt Geometry" into her cart
      And she puts "Harbour at Dusk" into her cart
      And she signs in on her laptop
      Then her cart there holds:
        | title           | quantity |
        | Salt Geometry   | 3        |
        | Harbour at Dusk | 1        |
      When she turns to her phone
      Then her cart there holds:
        | title           | quantity |
        | Salt Geometry   | 3        |
        | Harbour at Dusk | 1        |

  Rule: Whoever signs out leaves no cart in a shared browser

    Scenario: A shared browser keeps nothing of whoever has signed out
      Given Mateo has opened an account
      And Lena is signed in on her laptop
      And she puts "Salt Geometry" into her cart
      When she signs out there
      Then the cart there is empty
      When Mateo signs in on the same laptop
      Then the cart there is empty
      When she signs in on her phone
      Then her cart there holds:
        | title         | quantity |
        | Salt Geometry | 1        |

  Rule: Whoever orders is told of works that have left their cart on another device, before they buy them once more

    Scenario: The same cart at two checkouts
      Given Lena is signed in on her phone
      And she puts "Salt Geometry" into her cart
      And she is signed in on her laptop
      And she is at the checkout, with her address and her email filled in
      And she fills in the card "4242 4242 4242 4242", "Lena Okoro", "12/34", "123"
      And she is at her phone
      And she is at the checkout, with her address and her email filled in
      And she pays by card "4242 4242 4242 4242"
      When she is at her laptop
      And she places the order
      Then she is alerted "“Salt Geometry” is no longer in your cart: it was ordered or removed elsewhere."
      When she turns to her phone
      Then exactly one order was placed

    Scenario: Both checkouts are pressed at the same moment
      Given Lena is signed in on her phone
      And she puts "Salt Geometry" into her cart
      And she is at the checkout, with her address and her email filled in
      And she fills in the card "4242 4242 4242 4242", "Lena Okoro", "12/34", "123"
      And she is signed in on her laptop
      And she is at the checkout, with her address and her email filled in
      And she fills in the card "4242 4242 4242 4242", "Lena Okoro", "12/34", "123"
      When she places the order on her phone and her laptop at the same moment
      Then one of them tells her of the order, and the other "“Salt Geometry” is no longer in your cart: it was ordered or removed elsewhere."
      And 2 pieces of "Salt Geometry" are left

  Rule: A price or a stock that changed is shown in the cart on every device, never silently taken

    Scenario: A price that changed meanwhile is shown on every device, not silently taken
      Given Lena is signed in on her phone
      And she puts "Harbour at Dusk" into her cart
      And the price of "Harbour at Dusk" has become $700.00
      When she signs in on her laptop
      And she opens her cart
      Then she is warned that the price of "Harbour at Dusk" is now $700.00 instead of $640.00

    Scenario: A work that was sold out meanwhile
      Given Lena is signed in on her phone
      And she puts "Harbour at Dusk" into her cart
      And "Harbour at Dusk" is sold out
      When she signs in on her laptop
      And she opens her cart
      Then she is warned that "Harbour at Dusk" is sold out
