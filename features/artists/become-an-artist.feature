Feature: Becoming an artist
  Whoever makes art can open a shop here: a profile, a few works, and an admin who looks at both before anything is shown.

  Rule: A new artist is pending, and may already make a profile and prepare works

    Scenario: Whoever has an account can ask to sell
      Given Lena has an account
      When Lena makes a profile as an artist
      Then Lena is a pending artist
      And Lena still needs 3 works

  Rule: An artist can ask for approval with a picture, a medium, a few words and three works, and not before

    # A screen shows what is missing, and no button to ask before it is there.
    @nothing-to-press
    Scenario: Before an admin is asked, everything on the list is there
      Given Lena has signed up as an artist
      When Lena asks for approval
      Then the answer to Lena is "Before we can look at it, this is missing: your preferred medium and a few words about yourself, a picture of you, 3 more works."

  Rule: An artist writes the profile that stands on the page: medium, story and exhibitions

    Scenario: From the dashboard to the page
      Given Ada is signed in as an admin
      And Lena has signed up as an artist
      When Lena writes in her profile:
        | Preferred medium | Woodcut                    |
        | About you        | I cut what the tide leaves. |
        | Title            | Low Water                  |
        | Where            | Lamu Museum                |
        | Year             | 2024                       |
      And Ada approves Lena
      Then a visitor reads on the page of Lena:
        | Woodcut                     |
        | I cut what the tide leaves. |
        | Low Water                   |
        | Lamu Museum                 |

  Rule: A profile that is changed in two windows at once is not overwritten without a word

    Scenario: Two windows lose no change
      Given Lena has an account
      When Lena makes a profile as an artist
      And Lena changes her profile in two windows at once
      Then the answer to Lena is "This was changed by somebody else in the meantime. Look at it again, and then make your change once more."

  Rule: An artist who deletes the profile takes the works off the wall

    Scenario: An artist who leaves takes the works along
      Given Ada is signed in as an admin
      And Lena has signed up as an artist
      And Lena has prepared "Harbour at Dusk"
      When Ada approves Lena
      And Lena deletes her profile
      Then shoppers do not see "Harbour at Dusk"
      And Lena is no artist
