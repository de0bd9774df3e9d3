Feature: Filling the cart
  The cart never holds more of a work than there is.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |

  Rule: An empty cart says so, and shows the way to the gallery

    # The texts are written on the screen alone. Everywhere else the cart is merely empty.
    @needs-a-screen
    Scenario: An empty cart shows the way to the gallery
      When Lena opens her cart
      Then she reads "Your Cart is Empty"
      And she reads "Browse our art gallery and add some beautiful artworks to your cart"

  Rule: A work enters once; the same work again counts up

    Scenario: A new work enters once
      When Lena puts "Salt Geometry" into her cart
      Then her cart holds:
        | title         | quantity | line total |
        | Salt Geometry | 1        | $45.50     |
      And her cart counts 1 item for $45.50

    Scenario: The same work again counts up
      Given Lena has 1 × "Salt Geometry" in her cart
      When she puts "Salt Geometry" into her cart
      Then her cart holds:
        | title         | quantity | line total |
        | Salt Geometry | 2        | $91.00     |

    Scenario: Different works add up
      When Lena puts "Harbour at Dusk" into her cart
      And she puts "Salt Geometry" into her cart
      Then her cart counts 2 items for $685.50

  Rule: The cart never holds more of a work than there is

    Scenario Outline: Never more than there is
      Given only <stock> pieces of "Salt Geometry" are left
      And Lena has <stock> × "Salt Geometry" in her cart
      When she puts "Salt Geometry" into her cart
      Then she is told "Reached maximum stock"
      And her cart still counts <stock> items

      Examples:
        | stock |
        | 2     |
        | 3     |

  Rule: What is sold out cannot be put into the cart

    Scenario: A sold out work cannot be added
      Given "Salt Geometry" is sold out
      When Lena opens the work "Salt Geometry"
      Then it is marked "Sold Out" and cannot be put into the cart
