# Heights, widths and what slides in can be seen on a screen only.
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

    Scenario Outline: The way that one is on is marked
      When Lena looks at <place> on a screen 1440 pixels wide
      Then the marked way is "<way>"

      Examples:
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

    Scenario: The header makes room while one looks through the works
      Given Lena looks at the gallery on a screen 1440 pixels wide
      Then the header is 70 pixels high, its logo 55
      When she scrolls to 30 pixels
      Then the header is 70 pixels high, its logo 55
      When she scrolls to 31 pixels
      Then the header is 60 pixels high, its logo 45
      When she scrolls to 11 pixels
      Then the header is 60 pixels high, its logo 45
      When she scrolls to 10 pixels
      Then the header is 70 pixels high, its logo 55

    Scenario: The works stay where they are when the header grows smaller
      Given Lena looks at the gallery on a screen 1440 pixels wide
      When she scrolls to 31 pixels
      Then the header is 60 pixels high, its logo 45
      And she is still at 31 pixels

  Rule: The search is an icon until it is wanted, and its box fits the screen

    Scenario Outline: The search box fits the screen
      Given Lena looks at the gallery on a screen <screen> pixels wide
      When she opens the search
      Then the search box is <box> pixels wide and says "Search"
      When she closes the search
      Then the search is a mere icon again

      Examples:
        | screen | box |
        | 1440   | 400 |
        | 1025   | 400 |
        | 1024   | 250 |
        | 769    | 250 |
        | 768    | 150 |
        | 390    | 150 |

  Rule: On a small screen the ways are in a menu at the side

    Scenario Outline: A small screen has a menu at its side
      Given Lena looks at the gallery on a screen <screen> pixels wide
      When she opens the menu
      Then the menu is <menu> pixels wide
      And it leads to these places:
        | Home | Gallery | Artists | Cart | Favourites | Login |
      When she goes to "Artists" by the menu
      Then she is at "/artists"
      And the menu is closed

      Examples:
        | screen | menu |
        | 768    | 300  |
        | 390    | 273  |
        | 320    | 224  |

    Scenario: The menu goes away with a key and gives the keyboard back
      Given Lena looks at the gallery on a screen 390 pixels wide
      When she opens the menu
      And she presses "Escape"
      Then the menu is closed
      And the keyboard is at "Open menu"

    Scenario: A large screen needs no menu
      When Lena looks at the gallery on a screen 769 pixels wide
      Then there is no menu to open

  Rule: A new page begins at its top, and from far below there is a way back up

    Scenario: A new page begins at its top
      Given Lena looks at the gallery on a screen 1440 pixels wide
      When she scrolls to 900 pixels
      And she goes to "Artists"
      Then she is at the top of the page

    Scenario: Back up from far below
      Given Lena looks at the gallery on a screen 1440 pixels wide
      Then there is no way to scroll to the top
      When she scrolls one screen down
      Then there is no way to scroll to the top
      When she scrolls 1 pixel further
      And she scrolls to the top
      Then she is at the top of the page

  Rule: Signing in, signing up and dashboards have rooms without header and footer

    Scenario Outline: Rooms of their own have neither header nor footer
      When Lena looks at <place> on a screen 1440 pixels wide
      Then there is neither header nor footer

      Examples:
        | place            |
        | the login page   |
        | the registration |

  Rule: The footer leads to everything else

    Scenario: The footer leads to everything else
      When Lena looks at the home page on a screen 1440 pixels wide
      Then the footer leads to these places:
        | Gallery | Artists | Favourites | Cart | Sell your artworks | Fair pay | About | Terms | Privacy | Login |

  Rule: Every page fits every screen, from 320 to 2560 pixels

    Scenario Outline: Nothing sticks out of a screen of any width
      When Lena looks at the gallery on a screen <screen> pixels wide
      Then nothing sticks out of the screen

      Examples:
        | screen |
        | 320    |
        | 650    |
        | 900    |
        | 1200   |
        | 2560   |
