Feature: Trending artworks
  What people look at, love and buy these days comes first, from many hands, with room for newcomers.
  A view counts 1 point, a favourite 6, a sale 30; after three days half of the points are left.

  Background:
    Given the gallery shows these works, the newest last:
      | title            | artist        | category    | price   | stock |
      | Harbour at Dusk  | Amina Njoroge | Paintings   | 640.00  | 3     |
      | Harbour at Noon  | Amina Njoroge | Paintings   | 620.00  | 3     |
      | Harbour at Night | Amina Njoroge | Paintings   | 60.00   | 3     |
      | Salt Geometry    | Brook Tadesse | Digital Art | 45.00   | 5     |
      | Northern Window  | Chidi Obi     | Photography | 99.99   | 3     |
      | Standing Figure  | Dalia Haddad  | Sculpture   | 1500.00 | 3     |
      | Copper Orchard   | Élodie Perrin | Sculpture   | 900.00  | 3     |
      | Paper Tide       | Farid Aziz    | Paintings   | 300.00  | 3     |
    And all of them have hung for 40 days

  Rule: What people look at, love and buy comes first: a view counts 1 point, a favourite 6, a sale 30

    Scenario: A sale says more than favourites, and favourites more than views
      Given 20 people looked at "Standing Figure" today
      And 4 people made "Northern Window" a favourite today
      And 1 piece of "Salt Geometry" was bought today
      When Lena comes to the first page
      Then "Salt Geometry", "Northern Window" and "Standing Figure" are trending most

    Scenario: Looking at a work is a vote for it
      When Lena takes a look at "Paper Tide"
      And Lena comes to the first page
      Then "Paper Tide" is trending more than "Copper Orchard"

  Rule: A work's points for trending halve within three days

    Scenario: Fame fades
      Given 40 people looked at "Standing Figure" 9 days ago
      And 6 people looked at "Paper Tide" today
      When Lena comes to the first page
      Then "Paper Tide" is trending more than "Standing Figure"

  Rule: Trending shows works of many artists, with room for newcomers

    Scenario: Two works of one artist are enough for a page
      Given 9 people looked at "Harbour at Dusk" today
      And 8 people looked at "Harbour at Noon" today
      And 7 people looked at "Harbour at Night" today
      When Lena comes to the first page
      Then "Harbour at Dusk" and "Harbour at Noon" are trending, but "Harbour at Night" is not
      When she loads more of them
      Then "Harbour at Night" is trending too, and there are no more

    Scenario: Newcomers get a place among the famous
      Given the gallery shows these works, the newest last:
        | title     | artist     | category | price | stock |
        | First Try | Gift Moyo  | Abstract | 80.00 | 1     |
      And every work but "First Try" was looked at by 50 people today
      When Lena comes to the first page
      Then the sixth work that is trending is "First Try"

  Rule: Works that cannot be seen or bought make room for others in trending

    Scenario: What there is no picture of does not trend
      Given there is no picture of "Copper Orchard"
      And 1 piece of "Copper Orchard" was bought today
      When Lena comes to the first page
      And she chooses the trending category "Sculpture"
      Then only "Standing Figure" is trending

    Scenario: What is sold out hangs behind everything else
      Given 1 piece of "Standing Figure" was bought today
      And "Standing Figure" is sold out
      When Lena comes to the first page
      And she chooses the trending category "Sculpture"
      Then "Copper Orchard" is trending more than "Standing Figure"

  Rule: What is trending can be narrowed by category and price

    Scenario: One category at a time
      When Lena comes to the first page
      And she chooses the trending category "Sculpture"
      Then only "Copper Orchard" and "Standing Figure" are trending

    Scenario: What one can afford
      When Lena comes to the first page
      And she chooses the trending price "$500 - $1000"
      And she chooses the trending category "Painting"
      Then only "Harbour at Dusk" and "Harbour at Noon" are trending

    Scenario: Nothing of the kind
      When Lena comes to the first page
      And she chooses the trending category "Photography"
      And she chooses the trending price "Over $1000"
      Then nothing is trending
