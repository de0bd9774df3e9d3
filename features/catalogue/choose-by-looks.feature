Feature: Choosing works by their looks
  A visitor has a wall, a room and a taste: what a work is made of, how large it is, how it lies and what colour it is.

  Background:
    Given the gallery shows these works, the newest last:
      | title            | artist        | category    | price   | stock |
      | Harbour at Dusk  | Amina Njoroge | Paintings   | 640.00  | 1     |
      | Salt Geometry    | Brook Tadesse | Digital Art | 45.00   | 5     |
      | Northern Window  | Amina Njoroge | Photography | 99.99   | 3     |
      | Standing Figure  | Dalia Haddad  | Sculpture   | 1500.00 | 1     |
    And they look like this:
      | title            | medium        | orientation | colour | width | height |
      | Harbour at Dusk  | Oil on linen  | landscape   | blue   | 120   | 80     |
      | Salt Geometry    | Giclée print  | square      | white  | 50    | 50     |
      | Northern Window  | Giclée print  | portrait    | blue   | 60    | 90     |
      | Standing Figure  | Bronze        | portrait    | brown  | 30    | 180    |

  Rule: Works can be chosen by what they are made of, how they lie and what colour they are

    Scenario: What it is made of
      When Lena opens the gallery
      And she chooses works made of "Giclée print"
      Then she sees "Northern Window" and "Salt Geometry"

    Scenario: How it lies
      When Lena opens the gallery
      And she chooses works that are "square"
      Then she sees only "Salt Geometry"

    Scenario: Its colour
      When Lena opens the gallery
      And she chooses works that are mostly "blue"
      Then she sees "Northern Window" and "Harbour at Dusk"

  Rule: Works can be chosen by the wall that they are to fit

    Scenario: A narrow wall
      When Lena opens the gallery
      And she chooses works for a wall 55 cm wide
      Then she sees "Standing Figure" and "Salt Geometry"

    Scenario: A low wall
      When Lena opens the gallery
      And she chooses works for a wall 80 cm high
      Then she sees "Salt Geometry" and "Harbour at Dusk"

  Rule: All that was chosen counts together, and can be lifted one by one

    Scenario: A small wall, a colour and a price together
      When Lena opens the gallery
      And she chooses works for a wall 100 cm wide
      And she chooses works that are mostly "blue"
      And she chooses the price range "Under $100"
      Then she sees only "Northern Window"

    Scenario: Nothing fits
      When Lena opens the gallery
      And she chooses works for a wall 10 cm wide
      Then she sees no work, and a way back to all artworks

    # On a screen each choice stands as a word that one can press away, and nowhere else.
    @needs-a-screen
    Scenario: Every filter in force can be lifted by itself
      When Lena opens the gallery
      And she chooses works that are mostly "blue"
      And she chooses works that are "portrait"
      Then she sees only "Northern Window"
      When she lifts the filter "Portrait"
      Then she sees "Northern Window" and "Harbour at Dusk"
      When she lifts the filter "Blue"
      Then she sees 4 of 4 works
