# What a page shows, and where its links lead, exists only on a screen.
@needs-a-screen
Feature: The first page
  It shows what hangs here, and leads everywhere else.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price   | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00  | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.00   | 5     |
      | Northern Window | Chidi Obi     | Photography | 99.99   | 3     |
      | Standing Figure | Dalia Haddad  | Sculpture   | 1500.00 | 1     |
      | Copper Orchard  | Dalia Haddad  | Sculpture   | 900.00  | 1     |
      | Red Interval    | Élodie Perrin | Abstract    | 500.00  | 2     |

  Rule: The title wall says what this is, and leads into the gallery

    Scenario: The title wall leads into the gallery
      Given Lena is at the home page
      Then the page is called "Made by Hand"
      When she follows the link "Explore Gallery"
      Then she is at "/art-gallery"

    Scenario: The logo leads home
      Given Lena is at the gallery
      When she follows the logo
      Then the page is called "Made by Hand"

  Rule: Trending works can be narrowed, which takes down what hung there before, and more of them shown until all are

    Scenario: What is trending can be narrowed by category and price
      Given Lena is at the home page
      Then she can choose these under "Category":
        | All Categories | Digital Art | Sculpture | Painting | Photography |
      And she can choose these under "Price":
        | Price: All | Under $100 | $100 - $500 | $500 - $1000 | Over $1000 |
      When she chooses "Sculpture" under "Category"
      And she chooses "Over $1000" under "Price"
      Then these works hang there:
        | Standing Figure |
      When she chooses "All Categories" under "Category"
      And she chooses "Under $100" under "Price"
      Then these works hang there, in any order:
        | Salt Geometry | Northern Window |
      When she goes back a page
      Then "Over $1000" is chosen under "Price"
      And these works hang there:
        | Standing Figure |
      When the shop takes its time while she chooses "$500 - $1000" under "Price"
      Then 0 works hang there
      When the shop has answered
      Then these works hang there, in any order:
        | Harbour at Dusk | Copper Orchard | Red Interval |

    Scenario: More of what is trending comes at a press
      Given the gallery shows these works, the newest last:
        | title        | artist      | category  | price  | stock |
        | Paper Tide   | Gift Moyo   | Paintings | 80.00  | 1     |
        | First Try    | Farid Aziz  | Paintings | 90.00  | 1     |
        | Slow Morning | Hana Sato   | Paintings | 110.00 | 1     |
      And Lena is at the home page
      Then 6 works hang there
      When she presses the button "Load More Artworks"
      Then 9 works hang there, none of them twice
      And there is no button "Load More Artworks"

  Rule: The first page shows four categories, each with its number of works

    Scenario: Four categories, each with as many works as hang in it
      Given Lena is at the home page
      Then each of these links under "Available Categories" leads to as many works as it says:
        | link                    | address                           | works |
        | Digital Art 1 artworks  | /art-gallery?category=digital-art | 1     |
        | Abstract 1 artworks     | /art-gallery?category=abstract    | 1     |
        | Photography 1 artworks  | /art-gallery?category=photography | 1     |
        | Sculpture 2 artworks    | /art-gallery?category=sculpture   | 2     |

  Rule: Featured artists lead to all artists

    Scenario: From the featured artists to all of them
      Given Lena is at the home page
      When she follows the link "View All" under "Featured Artists"
      Then she is at "/artists"

  Rule: The first page invites artists to sell here

    Scenario: Whoever makes something can sell it here
      Given Lena is at the home page
      When she follows the link "Sell your artworks" under "Are You an Artist?"
      Then she is at "/register?role=artist"
      And "To sell my art" is the way that is chosen

    Scenario: Whoever has an account already becomes an artist with it
      Given Lena has an account with "lena@example.test" and "wide blue harbour"
      When Lena opens "/login"
      And she writes "lena@example.test" into "Email"
      And she writes "wide blue harbour" into "Password"
      And she presses the button "Sign In"
      And she follows the link "Sell your artworks" under "Are You an Artist?"
      Then she is at "/dashboard/become-an-artist"
      And the page is called "Become an artist"
