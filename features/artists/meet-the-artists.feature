Feature: Meeting the artists
  A visitor finds the people behind the works: by name, by search, and with all that they show.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      | Northern Window | Amina Njoroge | Paintings | 99.99  | 0     |
      | Copper Orchard  | Brook Tadesse | Sculpture | 900.00 | 1     |
    And "Chidi Okeke" is an artist without works

  Rule: The list shows every approved artist by name, with the number of works

    Scenario: All artists in the order of their names
      When Lena meets the artists
      Then she sees the artists "Amina Njoroge", "Brook Tadesse" and "Chidi Okeke"
      And she reads that "Amina Njoroge" shows 2 works

    Scenario: An artist nobody approved is not shown
      Given "Pia Lind" has applied as an artist
      When Lena meets the artists
      Then she does not see the artist "Pia Lind"

  Rule: The search finds an artist, also with a slip of the keyboard

    Scenario: Looking for one of them
      When Lena looks for the artist "tadese"
      Then she sees only the artist "Brook Tadesse"

  Rule: An artist's works hang on the artist's page, and those that are gone say 'Sold Out'

    Scenario: An artist's works
      When Lena visits the artist "Amina Njoroge"
      Then she sees "Northern Window" and "Harbour at Dusk"
      And "Northern Window" is marked "Sold Out"

    # The text is written on the screen alone. Everywhere else the list of works is merely empty.
    @needs-a-screen
    Scenario: An artist who has nothing to show yet
      When Lena visits the artist "Chidi Okeke"
      Then she reads "This artist hasn't uploaded any artworks yet!"
