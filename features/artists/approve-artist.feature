Feature: Approving artists
  Nothing of an artist is shown before an admin has decided.

  Background:
    Given Ada is signed in as an admin
    And Amina and Brook have signed up as artists

  Rule: Approving an artist shows the works that are ready, keeps the drafts back, and tells the artist

    # What an artist has marked as ready hangs; whatever they still keep as a draft is theirs to show.
    Scenario: An approved artist leaves the waiting list, and the works that are ready are on show
      Given Amina has prepared "Harbour at Dusk"
      And Amina has a draft of "Tide Tables"
      When Ada approves Amina
      Then only Brook is waiting for approval
      And shoppers see "Harbour at Dusk"
      But shoppers do not see "Tide Tables"
      And Amina gets a mail that says "Your works are on show from now on"
      And the log says that Ada did "artist-approved" to Amina

  Rule: An admin sees profile and works of an artist before deciding

    Scenario: What there is to decide by
      Given Amina has everything on the list
      And Amina has a draft of "Tide Tables"
      When Amina asks for approval
      Then Ada reads of Amina "Bronze" and "Casts bells."
      And Ada sees these works of Amina's, ready or not:
        | Bell        | Ready |
        | Larger bell | Ready |
        | Small bell  | Ready |
        | Tide Tables | Draft |

  Rule: Artists who have asked for approval come first on the admins' list

    Scenario: Those who have asked come first
      Given Brook has everything on the list
      When Brook asks for approval
      Then Brook and Amina are waiting for approval, in this order

  Rule: An admin who rejects an artist gives a reason, and the artist may mend the profile and ask again

    Scenario: A no comes with a reason, and is not the last word
      When Ada rejects Amina because "Please add a picture of you"
      Then only Brook is waiting for approval
      And Amina reads that the answer was no: "Please add a picture of you"
      And Amina gets a mail that says "Please add a picture of you"
      Given Amina has everything on the list
      When Amina asks for approval
      Then Amina and Brook are waiting for approval, in this order

    Scenario: A no without a reason helps nobody
      When Ada rejects Amina because ""
      Then the answer to Ada is "A reason is required"
      And Amina is still waiting for approval

  Rule: Only admins decide on artists

    Scenario: Nobody else decides
      When Brook tries to approve Amina
      Then the answer to Brook is "There is nothing here."
