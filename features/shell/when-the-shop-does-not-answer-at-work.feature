# It is about a connection that breaks, and where only the rules are tried there is no connection.
@needs-a-line
Feature: When the shop does not answer those who work there
  Artists and admins who ask in vain read what did not happen, and can ask again from where they are.

  Rule: A dashboard says what could not be done, and does it once the shop answers again

    Scenario: An admin
      Then Ada, an admin, is told what does not happen, and gets it once the shop answers again:
        | the numbers of people  | Failed to get user stats      |
        | the numbers of works   | Failed to get artwork stats   |
        | who waits for approval | Failed to get pending artists |
        | to approve an artist   | Failed to approve artist      |
        | the accounts           | Failed to get users           |

    Scenario: An artist
      Then Lena, an artist, is told what does not happen, and gets it once the shop answers again:
        | to make her profile      | Failed to create profile     |
        | her profile as an artist | Failed to fetch your profile |
        | to change her profile    | Failed to update profile     |
        | her works                | Failed to get your artworks  |
        | to delete her profile    | Failed to delete profile     |

    # On the screen the form of a work says instead that it is not saved, and keeps trying by itself (A work that is written without a connection).
    @cut-below-the-screen
    Scenario: An artist's works
      Then Lena, an artist, is told what does not happen, and gets it once the shop answers again:
        | to make her profile | Failed to create profile |
        | to begin a work     | Failed to create artwork |
        | to change a work    | Failed to update artwork |

    # A form that saves by itself exists only on a screen.
    @needs-a-screen
    Scenario: A work that is written without a connection
      Given Lena has signed in here as an artist
      And Lena opens "/dashboard/artworks/new"
      When the line to the shop is cut
      And she writes "Harbour at Dusk" into "Title"
      Then the page reads "Not saved: there is no connection. We keep trying."
      When the line to the shop holds again
      And she presses the button "Try again"
      Then the page reads "Saved"

    Scenario: An admin who writes
      Then Ada, an admin, is told what does not happen, and gets it once the shop answers again:
        | to reject an artist  | Failed to reject artist |
        | to open an account   | Failed to create user   |
        | to change an account | Failed to update user   |
        | to delete an account | Failed to delete user   |
