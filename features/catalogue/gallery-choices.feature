# The names of the choices, and what is suggested while one types, exist only on a screen.
@needs-a-screen
Feature: What the gallery can be asked
  The words on the gallery's first row, and what the search box suggests while one types.

  Background:
    Given the gallery shows these works, the newest last:
      | title                  | artist        | category    | price  | stock |
      | Lighthouse, Low Tide   | Amina Njoroge | Photography | 120.00 | 4     |
      | Letter to a Lighthouse | Dalia Haddad  | Paintings   | 380.00 | 1     |
      | Copper Orchard         | Lighton Mwale | Sculpture   | 900.00 | 1     |

  Rule: The gallery's first row names what can be chosen

    Scenario: What can be chosen
      Given Lena is at the gallery
      Then the page is called "Art Gallery"
      And there is a search box that says "Search for artworks, artists, styles..."
      And she can choose these under "Category":
        | All Categories | Paintings | Digital Art | Photography | Sculpture | Abstract |
      And she can choose these under "Price Range":
        | Price: All | Under $100 | $100 - $500 | $500 - $1000 | Over $1000 |
      And she can choose these under "Sort By":
        | Newest First | Price: Low to High | Price: High to Low | Most Popular |

  Rule: While one types, works and artists are suggested

    Scenario Outline: Suggestions are reached with the arrow keys
      Given Lena is at the gallery
      When she types "lighthouse" into the gallery's search box
      Then she is offered "Lighthouse, Low Tide" and "Letter to a Lighthouse"
      When she presses "<key>"
      And she opens what she has reached
      Then the page is called what she has reached

      Examples:
        | key       |
        | ArrowDown |
        | ArrowUp   |

    Scenario: An artist is suggested too
      Given Lena is at the gallery
      When she types "lighton" into the gallery's search box
      Then she is offered "Copper Orchard" and "Lighton Mwale"
      When she presses the suggestion "Lighton Mwale"
      Then the page is called "Lighton Mwale"

    Scenario: Escape closes the suggestions, and what was typed is looked for with Enter
      Given Lena is at the gallery
      When she types "letter to" into the gallery's search box
      Then she is offered "Letter to a Lighthouse"
      When she presses "Enter"
      Then she is at "/art-gallery?q=letter+to"
      And 1 work hangs there
      When she types "lighthouse" into the gallery's search box
      Then she is offered "Lighthouse, Low Tide" and "Letter to a Lighthouse"
      When she presses "Escape"
      Then she is offered nothing

    Scenario: The search in the header suggests from anywhere
      Given Lena is at the artists
      When she opens the search
      And she types "orchard" into the header's search box
      Then she is offered "Copper Orchard"
      When she presses "ArrowDown"
      And she opens what she has reached
      Then the page is called what she has reached

  Rule: The gallery's address keeps what was chosen, for whoever it is sent to and for the way back

    Scenario: Sent to somebody else, and taken back
      Given Lena is at the gallery
      When she chooses "Paintings" under "Category"
      And she chooses "Price: Low to High" under "Sort By"
      Then she is at "/art-gallery?category=paintings&sort=price-asc"
      When she goes back a page
      Then "Newest First" is chosen under "Sort By"
      When Lena opens "/art-gallery?category=paintings&sort=price-asc"
      Then "Paintings" is chosen under "Category"
      And "Price: Low to High" is chosen under "Sort By"
      And 1 work hangs there

  Rule: Links with an older name of a category still lead to it

    Scenario: An older name in an address
      When Lena opens "/art-gallery?category=digital"
      Then "Digital Art" is chosen under "Category"
      When Lena opens "/art-gallery?category=painting"
      Then "Paintings" is chosen under "Category"
