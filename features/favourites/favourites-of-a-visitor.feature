# What a visitor likes is kept in their browser alone, and the shop knows nothing of it.
@needs-a-screen
Feature: A visitor's favourites
  Whoever has no account keeps what they like in their browser.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |

  Rule: What a visitor likes is kept in the browser

    Scenario: A heart keeps a work, over a reload too
      Given Lena is at the gallery
      When she presses the heart of "Harbour at Dusk"
      And she presses the heart of "Salt Geometry"
      And she goes to "Favourites"
      Then these works hang there:
        | Salt Geometry | Harbour at Dusk |
      When she opens the same address anew
      Then these works hang there:
        | Salt Geometry | Harbour at Dusk |

    Scenario: Artists whom one follows are kept beside the works
      Given Lena is at the artists
      When she presses the button "Follow Artist Amina Njoroge"
      And she goes to "Favourites"
      Then she follows the link "Amina Njoroge" under "Artists you follow"
      And the page is called "Amina Njoroge"
      And there is a button "Following Amina Njoroge"

  Rule: Taking a work out of the favourites can be undone

    Scenario: A work that was let go can come back
      Given Lena is at the gallery
      When she presses the heart of "Harbour at Dusk"
      And she presses the heart of "Salt Geometry"
      And she goes to "Favourites"
      And she presses the heart of "Salt Geometry"
      Then these works hang there:
        | Harbour at Dusk |
      And the keyboard is at "Undo"
      When she presses "Enter"
      Then these works hang there:
        | Salt Geometry | Harbour at Dusk |

  Rule: A list without favourites shows the way to the works

    Scenario: Nothing kept yet
      Given Lena is at the favourites
      Then the page reads "Nothing here yet"
      When she follows the link "Explore Gallery"
      Then she is at "/art-gallery"
