Feature: Seeing how the shop goes
  Figures and charts tell an admin how many people, works and orders there are, and what came of it.

  Background:
    Given Ada is signed in as an admin
    And the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      | Copper Orchard  | Brook Tadesse | Sculpture | 333.00 | 3     |
      | Standing Figure | Brook Tadesse | Sculpture | 900.00 | 1     |

  Rule: What happens is counted at once: people, works, orders, and the money as the books have it

    Scenario: Two works are sold, and one is given back
      Given Lena has an account
      When Lena takes a look at "Harbour at Dusk"
      And Lena takes a look at "Copper Orchard"
      And she buys "Harbour at Dusk"
      And she buys "Copper Orchard"
      Then the figures that Ada reads are:
        | Total users       | 2       |
        | New users         | 2       |
        | Total artworks    | 3       |
        | Trending artworks | 2       |
        | Revenue           | $973.00 |
        | Fees              | $145.95 |
        | Owed to artists   | $827.05 |
        | In payouts        | $0.00   |
      And the works by category that Ada reads are:
        | Paintings   | 1 |
        | Sculpture   | 2 |
        | Photography | 0 |
      When she cancels the order
      Then the charts of this month that Ada reads are:
        | New users    | 2       |
        | New artworks | 3       |
        | Orders       | 2       |
        | Revenue      | $640.00 |
