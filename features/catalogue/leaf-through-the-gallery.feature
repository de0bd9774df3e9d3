Feature: Leafing through the gallery
  A long gallery comes page by page as one asks for more, and keeps its place for the way back.

  Background:
    Given the gallery shows 60 works by "Amina Njoroge"

  Rule: A long gallery comes page by page, as one asks for more

    Scenario: More works come after those that were seen
      When Lena opens the gallery
      Then she sees 24 of 60 works
      When she looks further
      Then she sees 48 of 60 works
      When she looks further
      Then she sees 60 of 60 works

  Rule: The gallery's address keeps how far one has come, for the way back and for others

    # Going back to where one was on a page is something that only a browser can do.
    @needs-a-screen
    Scenario: The way back from a work leads to the same place
      When Lena opens the gallery
      And she looks further
      And she opens "Study 20" from the wall
      And she goes back
      Then she sees 48 of 60 works
      And "Study 20" is in sight

    # The address that one sees and sends to others exists only in a browser.
    @needs-a-screen
    Scenario: The address keeps the place
      When Lena opens the gallery
      And she looks further
      And she opens the address again that is shown now
      Then "Study 36" is among them, but "Study 37" is not

  Rule: The gallery can be read without JavaScript

    # JavaScript can be switched off only in a browser.
    @needs-a-screen
    Scenario: Without JavaScript links lead from page to page
      When Lena leafs through the gallery without JavaScript
      Then she has seen all 60 works, each once, on 3 pages
