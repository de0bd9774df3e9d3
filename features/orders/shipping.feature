Feature: Where works are sent to
  An artist says where they send to and in how many days. Whoever lives elsewhere is told before they order, never after.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And "Amina Njoroge" is at her dashboard
    And Lena has 1 × "Salt Geometry" in her cart
    And Lena has 1 × "Harbour at Dusk" in her cart

  Rule: An artist who has said nothing sends everywhere

    Scenario: Until an artist says something, works are sent everywhere
      Given she is at the checkout, with her address and her email filled in
      When she pays by card "4242 4242 4242 4242"
      Then the order is paid

  Rule: Whoever lives where a work is not sent is told before they order

    Scenario: A work that is not sent to the address is told before the order
      Given "Amina Njoroge" sends to "eu" in 5 to 9 days and to "east-africa" in 2 to 4
      And she is at the checkout, with her address and her email filled in
      When she pays by card "4242 4242 4242 4242"
      Then she is alerted "Not everything can be sent to this country. Remove what cannot, or choose another country."
      And nothing was ordered, and 3 pieces of "Salt Geometry" are left
      When she types "FR" as "Country"
      And she types "75001" as "Postal code"
      And she pays by card "4242 4242 4242 4242"
      Then the order is paid

    Scenario: A zone that is spared inside a wider one
      Given "Amina Njoroge" sends to "worldwide" in 5 to 30 days but not to "africa"
      And she is at the checkout, with her address and her email filled in
      When she places the order
      Then she is alerted "Not everything can be sent to this country. Remove what cannot, or choose another country."

    Scenario: What an artist says while somebody is typing counts too
      Given she is at the checkout, with her address and her email filled in
      And "Amina Njoroge" sends to "eu" in 5 to 9 days and to "east-africa" in 2 to 4
      When she pays by card "4242 4242 4242 4242"
      Then she is alerted "“Harbour at Dusk” is not sent to Nigeria."
      And "Country" is marked "“Harbour at Dusk” is not sent to Nigeria."
      And nothing was ordered, and 3 pieces of "Salt Geometry" are left

  Rule: A receipt says how much of a price goes to the carrier, as it was when the order was placed

    Scenario: What goes to the carrier is part of the split, as it was said when the order was placed
      Given "Amina Njoroge" sends to "africa" in 2 to 4 days, which costs $31.00
      When she buys "Harbour at Dusk" and 1 of "Salt Geometry"
      And "Amina Njoroge" sends to "africa" in 2 to 4 days, which costs $90.00
      Then her receipt says of the carrier "Of $544.00 about $31.00 goes to the carrier."
      And "lena@example.test" gets a mail with "is confirmed" and "of $582.68 about $31.00 goes to the carriers"
      When she cancels the order
      Then her receipt says nothing of a carrier

  Rule: A zone says in how many days a parcel is there

    Scenario: What cannot be so is refused
      When "Amina Njoroge" says that parcels to "eu" take 9 to 5 days
      Then the answer names "zones.0.days": "The second number is the longer way"
      And "Amina Njoroge" has named no zone
