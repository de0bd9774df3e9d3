Feature: Browsing the gallery
  A visitor narrows the gallery down by category and price and puts it into the order they like.

  Background:
    Given the gallery shows these works, the newest last:
      | title            | artist        | category    | price   | stock |
      | Harbour at Dusk  | Amina Njoroge | Paintings   | 640.00  | 1     |
      | Salt Geometry    | Brook Tadesse | Digital Art | 45.00   | 5     |
      | Northern Window  | Amina Njoroge | Photography | 99.99   | 3     |
      | Standing Figure  | Dalia Haddad  | Sculpture   | 1500.00 | 1     |
      | Red Interval     | Dalia Haddad  | Abstract    | 500.00  | 2     |

  Rule: All works hang in the gallery, the newest first

    Scenario: The newest works come first
      When Lena opens the gallery
      Then she sees 5 works in this order:
        | Red Interval | Standing Figure | Northern Window | Salt Geometry | Harbour at Dusk |

  Rule: The gallery can be narrowed by category and by price

    Scenario: One category at a time
      When Lena opens the gallery
      Then each category shows its own work alone:
        | category    | work            |
        | Paintings   | Harbour at Dusk |
        | Digital Art | Salt Geometry   |
        | Photography | Northern Window |
        | Sculpture   | Standing Figure |
        | Abstract    | Red Interval    |

    Scenario: What one can afford
      When Lena opens the gallery
      Then each price range shows what it pays for, and nothing else:
        | range        | works                          |
        | Under $100   | Northern Window, Salt Geometry |
        | $100 - $500  | Red Interval                   |
        | $500 - $1000 | Red Interval, Harbour at Dusk  |
        | Over $1000   | Standing Figure                |

    Scenario: A category and a price together
      When Lena opens the gallery
      And she chooses the category "Sculpture"
      And she chooses the price range "Under $100"
      Then she sees no work, and a way back to all artworks

  Rule: The works can be put in order by price, and by what others bought

    Scenario: From the cheapest to the dearest, and back
      When Lena opens the gallery
      And she sorts it by "Price: Low to High"
      Then she sees 5 works in this order:
        | Salt Geometry | Northern Window | Red Interval | Harbour at Dusk | Standing Figure |
      When she sorts it by "Price: High to Low"
      Then she sees 5 works in this order:
        | Standing Figure | Harbour at Dusk | Red Interval | Northern Window | Salt Geometry |

    Scenario: What others bought most comes first
      Given 2 pieces of "Northern Window" and 1 piece of "Salt Geometry" have been sold
      When Lena opens the gallery
      And she sorts it by "Most Popular"
      Then the first works she sees are "Northern Window" and "Salt Geometry"

  Rule: Every work says what its artist receives

    Scenario: What the artist receives stands beside the price
      When Lena opens the work "Harbour at Dusk"
      Then she reads that the artist receives $544.00 of $640.00

  Rule: A work's label says what it is made of, and when it was made

    Scenario: What stands on the label
      Given they look like this:
        | title           | medium       | orientation | colour | width | height | year |
        | Harbour at Dusk | Oil on linen | landscape   | blue   | 120   | 80     | 2024 |
      When Lena opens the work "Harbour at Dusk"
      Then its label says that its "Medium" is "Oil on linen"
      And its label says that its "Year" is "2024"

  Rule: A work's label says whether it is one of a kind, or how many are left

    Scenario: One of a kind, or the last of several
      Given 2 pieces of "Northern Window" and 1 piece of "Salt Geometry" have been sold
      When Lena opens the work "Northern Window"
      Then its label reads "Only 1 left"
      When Lena opens the work "Harbour at Dusk"
      Then its label reads "One of a kind"

  Rule: A link to a work that is not there says so

    Scenario: A work that does not exist
      When Lena follows a link to a work that was never there
      Then she is told that there is nothing here
