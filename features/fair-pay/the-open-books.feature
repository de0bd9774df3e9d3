Feature: The open books
  Everybody sees how a price is split, what artists have received so far, and that the books sum to zero. Nothing of it is
  about a single artist.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |

  Rule: The books are open: what artists received is a public figure, and all entries sum to zero

    Scenario: Nothing before the first sale
      Then the books say that artists received $0.00 for 0 works
      And they say that 0 artists were paid
      And the books in the open sum to zero

    Scenario: What is sold is in the books at once
      When she buys "Harbour at Dusk"
      And she buys "Salt Geometry"
      Then the books say that artists received $582.68 for 2 works
      And they say that 2 artists were paid
      And the books in the open sum to zero

    Scenario: What nobody has paid is not in the books
      When she orders "Harbour at Dusk" by bank transfer
      Then the books say that artists received $0.00 for 0 works

  Rule: The open books no longer count what was refunded

    Scenario: What went back is in the books no more
      When she buys "Salt Geometry"
      And she buys "Harbour at Dusk"
      And she cancels the order
      Then the books say that artists received $38.68 for 1 work
      And the open books say that "$0.00" has arrived with artists, "$0.00" is on its way and "$38.68" waits
      And they say that 1 artist was paid
      And the books in the open sum to zero
