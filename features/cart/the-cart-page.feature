# What a page shows, and where its links lead, exists only on a screen.
@needs-a-screen
Feature: The page of the cart
  What one is about to buy, what it costs, and the ways on.

  Background:
    Given the gallery shows these works, the newest last:
      | title         | artist        | category    | price | stock |
      | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 3     |

  Rule: An empty cart leads to the gallery

    Scenario: An empty cart leads to the gallery
      When Lena opens "/cart"
      And she follows the link "Explore Gallery"
      Then she is at "/art-gallery"

  Rule: Shipping is free: what one pays is the sum of the lines

    Scenario: What it costs
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/cart"
      Then the page is called "Shopping Cart"
      And the sums are:
        | Sub            | $91.00 |
        | Shipping: Free | $0.00  |
        | Total          | $91.00 |
      And the page reads "$45.50 each"

  Rule: From the cart one goes on to the checkout, or back to the works

    Scenario: The ways on
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/cart"
      Then each of these links leads on:
        | link                | address      |
        | Proceed to Checkout | /checkout    |
        | Continue Shopping   | /art-gallery |

    Scenario: A line leads to its artist
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/cart"
      Then the page reads "By Brook Tadesse"
      When she follows the link "Brook Tadesse"
      Then the page is called "Brook Tadesse"
      And the address names the artist by id alone

    Scenario: A line leads to its work
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/cart"
      Then the line of "Salt Geometry" shows its picture
      When she follows the link "Salt Geometry"
      Then the page is called "Salt Geometry"

  Rule: The checkout shows once more what is ordered, and what one agrees to with it

    Scenario: What one pays stands beside the checkout's form
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/checkout"
      Then the sums are:
        | Subtotal | $91.00 |
        | Shipping | Free   |
        | Total    | $91.00 |
      And the page reads "2 items"
      And the page reads "Qty 2"
      And there is a button "Place Order"

    Scenario: What one agrees to with an order
      Given Lena has 2 × "Salt Geometry" in her cart
      When Lena opens "/checkout"
      Then each of these links leads on:
        | link    | address  |
        | Terms   | /terms   |
        | Privacy | /privacy |

  Rule: A confirmed order says what comes next, and leads home and to all orders

    Scenario: From the confirmed order
      Given Lena has 2 × "Salt Geometry" in her cart
      And she is at the checkout, with her address and her email filled in
      And she pays by card "4242 4242 4242 4242"
      Then the page is called "Order Confirmed!"
      And the page reads "A confirmation email was sent to lena@example.test. You can track your order status in your account."
      When she follows the link "View Order History"
      Then the page is called by her order's number
      When she goes back a page
      And she follows the link "Return to Home"
      Then she is at "/"
