Feature: Following artists
  Whoever follows artists finds them in one list, and hears of what they show for the first time.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And 5 minutes pass
    And Lena has opened an account
    And Lena is signed in on her phone

  Rule: The artists whom one follows stand in a list of the account

    Scenario: The artists one follows stand in a list
      Given she follows "Brook Tadesse"
      And she follows "Amina Njoroge"
      When she is signed in on her laptop
      Then her list of artists holds:
        | Amina Njoroge |
        | Brook Tadesse |
      When she no longer follows "Amina Njoroge"
      Then her list of artists holds:
        | Brook Tadesse |

  Rule: Followers hear of new works in one mail, once a day at most, until one press ends them

    Scenario: New works come in one mail, once a day at most, until one press ends them
      Given she follows "Amina Njoroge"
      And she shows that the address is hers
      When the gallery shows these works, the newest last:
        | title      | artist        | category    | price  | stock |
        | Low Tide   | Amina Njoroge | Paintings   | 320.00 | 1     |
        | Salt Lines | Brook Tadesse | Digital Art | 50.00  | 1     |
        | High Tide  | Amina Njoroge | Paintings   | 340.00 | 1     |
      And 2 hours pass
      Then she has been told of new works 1 time
      And the last of these mails names "High Tide" and "Low Tide", and not "Salt Lines"
      When the gallery shows these works, the newest last:
        | title      | artist        | category  | price  | stock |
        | Slack Tide | Amina Njoroge | Paintings | 300.00 | 1     |
      And 2 hours pass
      Then she has been told of new works 1 time
      When 24 hours pass
      Then she has been told of new works 2 times
      When she ends these mails by the link in the last one
      And the gallery shows these works, the newest last:
        | title       | artist        | category  | price  | stock |
        | Spring Tide | Amina Njoroge | Paintings | 380.00 | 1     |
      And 3 days pass
      Then she has been told of new works 2 times

    Scenario: Whoever has not shown that the address is theirs is told nothing
      Given she follows "Amina Njoroge"
      When the gallery shows these works, the newest last:
        | title    | artist        | category  | price  | stock |
        | Low Tide | Amina Njoroge | Paintings | 320.00 | 1     |
      And 2 hours pass
      Then she has been told of new works 0 times
