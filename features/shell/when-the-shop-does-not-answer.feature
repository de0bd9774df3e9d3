# It is about a connection that breaks, and where only the rules are tried there is no connection.
@needs-a-line
Feature: When the shop does not answer
  Whoever asks in vain reads what is missing, and can ask again from where they are.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |

  Rule: A page that cannot load something says what it is, and loads it once the shop answers again

    Scenario: Whoever looks around
      Then Lena is told what does not come, and gets it once the shop answers again:
        | the gallery            | Failed to get artworks          |
        | a work                 | Failed to get artwork           |
        | the artists            | Failed to fetch artists         |
        | the works of an artist | Failed to get artist artworks   |
        | what is trending       | Failed to get Trending artworks |

    Scenario: Whoever has an account
      Given Lena has opened an account
      Then Lena is told what does not come, and gets it once the shop answers again:
        | to sign in       | Login failed               |
        | to keep a work   | Failed to add favorite     |
        | her favourites   | Failed to get favorites    |
        | to let a work go | Failed to remove favorite  |
        | her profile      | Failed to get user profile |
