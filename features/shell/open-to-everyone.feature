# It is about the page itself: read without JavaScript or before it has come, by search engines, by keyboard or in the dark.
@needs-a-screen
Feature: Open to everyone
  Art accessible to everyone: by whatever way somebody reads a page.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock | description                      |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     | Lanterns, and the tide going out |

  Rule: Public pages can be read without JavaScript

    Scenario: The works and their artists are there at once
      Then without JavaScript she reads:
        | /            | Made by Hand    |
        | /art-gallery | Harbour at Dusk |
        | /artists     | Amina Njoroge   |
        | /about-sanaa | Our Story       |

  Rule: On a slow phone a page is read before its scripts have come, and nothing is pressed in vain

    Scenario: Quicker than the scripts
      Given Lena is at the gallery
      When she opens the page of "Harbour at Dusk", whose scripts are a long time coming
      Then the page reads "Lanterns, and the tide going out"
      When without waiting she presses "Add to Cart"
      And its scripts have come
      Then the cart in the header counts 1

  Rule: Nothing stands against the Web Content Accessibility Guidelines (WCAG 2.2 AA), by day and in the dark

    Scenario: What a program can find
      Then by day and in the dark nothing on these pages stands against WCAG 2.2 AA:
        | / | /art-gallery | /artists | /cart | /login | /about-sanaa |

  Rule: Search engines are told what a page shows, and where it is, and so are those to whom it is passed on

    Scenario: A work as a search engine reads it
      When Lena looks at the work "Harbour at Dusk"
      Then search engines are told of "Harbour at Dusk" by "Amina Njoroge" for $640.00
      And the map of the shop leads here
      And whoever passes it on passes on "Harbour at Dusk" with its picture

  Rule: The keyboard skips the header with its first press

    Scenario: Past the header
      Given Lena is at the gallery
      When she presses "Tab"
      Then the keyboard is at "Skip to content"
      When she presses "Enter"
      And she presses "Tab"
      Then the keyboard is within the page, past its header

  Rule: Whoever prefers the dark, or nothing that moves, gets that

    Scenario: In the dark
      Given Lena is at the home page
      When she prefers the dark
      Then the page is dark

    Scenario: Nothing moves
      Given Lena is at the home page
      When she prefers that nothing moves
      And she opens the search
      Then nothing on the page is moving
