# Heights, widths and menus that slide in exist only on a screen.
@needs-a-screen
Feature: Finding one's way
  The header leads everywhere, makes room for the works while one looks through them, and fits every screen.

  Background:
    Given the gallery shows 30 works by "Amina Njoroge"

  Rule: The header leads everywhere, and marks where one is

    Scenario: The header leads everywhere
      When Lena looks at the gallery on a screen 1440 pixels wide
      Then the header leads to these places:
        | Home    | /                 |
        | Gallery | /art-gallery      |
        | Artists | /artists          |
        | Cart    | /cart             |
        | Login   | /auth?mode=login  |

    Scenario: The way that one is on is marked
      Then the header marks at each of these places the way that one is on:
        | place          | way     |
        | the home page  | Home    |
        | the gallery    | Gallery |
        | the artists    | Artists |
        | the about page |         |

    Scenario: Looking for something from anywhere
      Given Lena looks at the artists on a screen 1440 pixels wide
      When she searches the shop for "Study 7"
      Then she is at "/art-gallery?q=Study+7"

  Rule: The cart's link always says how many pieces are in it

    Scenario: Two pieces, wherever she is
      Given Lena has 1 × "Study 1" in her cart
      And Lena has 1 × "Study 2" in her cart
      When Lena looks at the artists on a screen 1440 pixels wide
      Then the cart in the header counts 2

  Rule: Whoever is signed in finds what is theirs in the place of Login

    Scenario: The menu of an account
      Given Lena has an account with "lena@example.test" and "wide blue harbour"
      When Lena opens "/login"
      And she writes "lena@example.test" into "Email"
      And she writes "wide blue harbour" into "Password"
      And she presses the button "Sign In"
      Then she is at "/"
      And the menu of "Lena" in the place of "Login" leads to:
        | Lena | Favourites | Orders | Sign out |

    Scenario Outline: The menu of whoever works here
      Given Lena has signed in here as an <role>
      When Lena opens "/"
      Then the menu of "Lena" in the place of "Login" leads to:
        | Lena | Favourites | Orders | Dashboard | Sign out |
      When she chooses "Dashboard" there
      Then she is at "<address>"
      And the shop's own header and footer are away

      Examples:
        | role   | address          |
        | artist | /dashboard       |
        | admin  | /dashboard/admin |

  Rule: The header makes room while one looks through the works, and moves nothing

    Scenario: The header makes room while one looks through the works, which stay where they are
      Given Lena looks at the gallery on a screen 1440 pixels wide
      Then the header is 70 pixels high, its logo 55
      When she scrolls to 30 pixels
      Then the header is 70 pixels high, its logo 55
      When she scrolls to 31 pixels
      Then the header is 60 pixels high, its logo 45
      And she is still at 31 pixels
      When she scrolls to 11 pixels
      Then the header is 60 pixels high, its logo 45
      When she scrolls to 10 pixels
      Then the header is 70 pixels high, its logo 55

  Rule: The search is an icon until it is wanted, and its box fits the screen

    Scenario: The search box fits the screen
      Given Lena is at the gallery
      Then on each of these screens the search opens as a box that says "Search", and closes to a mere icon:
        | screen | box |
        | 1440   | 400 |
        | 1025   | 400 |
        | 1024   | 250 |
        | 769    | 250 |
        | 768    | 150 |
        | 390    | 150 |

  Rule: On a small screen the links are in a menu at the side

    Scenario: A small screen has a menu at its side
      Given Lena looks at the gallery on a screen 768 pixels wide
      When she opens the menu
      Then the menu is as wide as each of these screens lets it:
        | screen | menu |
        | 768    | 300  |
        | 390    | 273  |
        | 320    | 224  |
      And it leads to these places:
        | Home | Gallery | Artists | Cart | Favourites | Login |
      When she goes to "Artists" by the menu
      Then she is at "/artists"
      And the menu is closed

    Scenario: The menu goes away with a key and gives the keyboard back
      Given Lena looks at the gallery on a screen 390 pixels wide
      When she opens the menu
      And she presses "Escape"
      Then the menu is closed
      And the keyboard is at "Open menu"

    Scenario: A large screen needs no menu
      When Lena looks at the gallery on a screen 769 pixels wide
      Then there is no menu to open

  Rule: A new page goes smoothly to its top, or at once where nothing is to move; from far below there is a way back up

    Scenario: A new page goes to its top
      Given Lena looks at the gallery on a screen 1440 pixels wide
      When she prefers that things move
      And she scrolls to 900 pixels
      And she goes to "Artists"
      Then she comes to the top of the page smoothly
      When she goes to "Gallery"
      And she prefers that nothing moves
      And she scrolls to 900 pixels
      And she goes to "Artists"
      Then she comes to the top of the page at once

    Scenario: Back up from far below
      Given Lena looks at the gallery on a screen 1440 pixels wide
      Then there is no way to scroll to the top
      When she scrolls one screen down
      Then there is no way to scroll to the top
      When she scrolls 1 pixel further
      And she scrolls to the top
      Then she is at the top of the page

  Rule: Signing in, signing up and the dashboards stand without the shop's header and footer

    Scenario: Rooms of their own have neither header nor footer
      Then there is neither header nor footer at these places:
        | place            |
        | the login page   |
        | the registration |

  Rule: The footer leads to everything else

    Scenario: The footer leads to everything else
      When Lena looks at the home page on a screen 1440 pixels wide
      Then the footer leads to these places:
        | Gallery | Artists | Favourites | Cart | Sell your artworks | Fair pay | About | Terms | Privacy | Login |

  Rule: Every page fits every screen, from 320 to 2560 pixels

    Scenario: Nothing sticks out of a screen of any width
      Given Lena is at the gallery
      Then nothing sticks out of these screens:
        | screen |
        | 320    |
        | 600    |
        | 650    |
        | 900    |
        | 1200   |
        | 1536   |
        | 2560   |

  Rule: From 650, 900, 1200 and 1536 pixels on there is more room, not yet from 600, and works hang apart by steps of 8 pixels

    Scenario: So much room for the works
      Given Lena is at the gallery
      Then the works hang there on each of these screens:
        | screen | from the edge | wall | side by side | apart |
        | 599    | 20            | 559  | 1            | 0     |
        | 600    | 20            | 560  | 1            | 0     |
        | 649    | 20            | 609  | 1            | 0     |
        | 650    | 32            | 586  | 2            | 24    |
        | 899    | 32            | 835  | 2            | 24    |
        | 900    | 48            | 804  | 2            | 32    |
        | 1199   | 48            | 1103 | 2            | 32    |
        | 1200   | 64            | 1072 | 2            | 48    |
        | 1535   | 111.5         | 1312 | 3            | 48    |
        | 1536   | 64            | 1408 | 3            | 48    |
