Feature: Works that wait for their payment
  The works of an unpaid order are kept for its buyer for a while, and for nobody else. So nobody keeps more of them than a
  shopper would.

  # On screen it is the same checkout, ten times over.
  @not-on-screen-yet
  Scenario Outline: An anonymous visitor cannot empty the gallery
    Given the gallery shows these works, the newest last:
      | title         | artist        | category    | price | stock |
      | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 100   |
    When a visitor orders 10 × "Salt Geometry" by <method> again and again, each time for another mailbox, and pays nothing
    Then they are told "3 orders wait for their payment from your network already, and until they are paid we keep at most 30 pieces for one network. Please pay or cancel one that waits, and then place this one."
    And 70 pieces of "Salt Geometry" are left
    When the visitor pays by card
    Then 60 pieces of "Salt Geometry" are left
    When <time> pass without payment
    Then 90 pieces of "Salt Geometry" are left

    Examples:
      | method        | time       |
      | M-Pesa        | 16 minutes |
      | bank transfer | 73 hours   |

  @not-on-screen-yet
  Scenario: One mailbox keeps a shopper's share
    Given the gallery shows these works, the newest last:
      | title         | artist        | category    | price | stock |
      | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 100   |
    When a visitor orders 1 × "Salt Geometry" by M-Pesa again and again, each time for the same mailbox, and pays nothing
    Then they are told "3 orders wait for their payment here already. Please pay or cancel one that waits, and then place this one."
    And 97 pieces of "Salt Geometry" are left

  Scenario: A work in somebody's unpaid order is in another basket
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And Lena has 1 × "Harbour at Dusk" in her cart
    And she goes to the checkout
    And she fills in her address and her email
    And she pays by M-Pesa from "254712345678"
    When Lena opens the work "Harbour at Dusk"
    Then it is marked "In another basket" and cannot be put into the cart
    When 16 minutes pass without payment
    And Lena opens the work "Harbour at Dusk"
    Then its label reads "One of a kind"
