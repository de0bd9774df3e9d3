Feature: Changing the cart
  A shopper takes more, takes less or takes out, and always sees what it comes to.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And Lena has 2 × "Salt Geometry" in her cart
    And Lena has 1 × "Harbour at Dusk" in her cart

  Rule: After each change the cart counts its pieces and adds up what they cost

    Scenario: One more
      When she increases "Salt Geometry"
      Then her cart counts 4 items for $776.50

    Scenario: One less
      When she decreases "Salt Geometry"
      Then her cart counts 2 items for $685.50

  Rule: A quantity is at least 1 and at most what there is

    Scenario: The last piece cannot be counted down, and the stock cannot be exceeded
      When she increases "Salt Geometry"
      Then "Salt Geometry" cannot be increased any further
      And "Harbour at Dusk" cannot be decreased any further

  Rule: Removing takes the whole line out, and can be taken back

    Scenario: Removing a line, and taking that back
      When she removes "Salt Geometry"
      Then her cart counts 1 item for $640.00
      When she takes the removal back
      Then her cart counts 3 items for $731.00

  Rule: A cart survives a reload

    Scenario: The cart is still there after a reload
      When she comes back later
      Then her cart counts 3 items for $731.00

  Rule: A price or a stock that changed while a work lay in the cart is shown there, never silently taken

    Scenario: A price that changed meanwhile is shown, not silently taken
      Given the price of "Harbour at Dusk" has become $700.00
      When she opens her cart
      Then she is warned that the price of "Harbour at Dusk" is now $700.00 instead of $640.00

    Scenario: Pieces that were sold meanwhile are shown, not silently dropped
      Given only 1 piece of "Salt Geometry" is left
      When she opens her cart
      Then she is warned that only 1 of "Salt Geometry" is left

    Scenario: A work that was sold out meanwhile
      Given "Harbour at Dusk" is sold out
      When she opens her cart
      Then she is warned that "Harbour at Dusk" is sold out
      And $91.00 of her cart will be paid
      Given she is at the checkout, with her address and her email filled in
      Then her order summary counts 2 items and totals $91.00

  Rule: What has been ordered is no longer in the cart

    Scenario: After the order
      Given she is at the checkout, with her address and her email filled in
      When she pays by card "4242 4242 4242 4242"
      Then her cart is empty
