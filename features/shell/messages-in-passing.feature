# Short messages come and go on a screen, and are swept away by a finger or a mouse.
@needs-a-screen
Feature: Messages in passing
  What just happened is told in a corner, and goes away by itself or when one has read it.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |

  Rule: A message goes away by itself after five seconds, but never while nobody can have read it

    Scenario: A message goes away after five seconds
      Given Lena has copied the link of "Harbour at Dusk"
      Then she is told "Link copied" at the right
      When 4 seconds pass for her
      Then she is told "Link copied" at the right
      When 2 seconds pass for her
      Then the message is gone

    Scenario: A message waits while it is pointed at
      Given Lena has copied the link of "Harbour at Dusk"
      When she points at the message
      And 20 seconds pass for her
      Then she is told "Link copied" at the right
      When she points elsewhere
      And 6 seconds pass for her
      Then the message is gone

    Scenario: A message waits while another window is in use
      Given Lena has copied the link of "Harbour at Dusk"
      When she turns to another window
      And 20 seconds pass for her
      Then she is told "Link copied" at the right
      When she comes back to the window
      And 6 seconds pass for her
      Then the message is gone

  Rule: Something that takes its time says so until it is done, however long that is, and then, in the same place, what came of it

    Scenario: Everything is compared, which takes ten minutes
      Given Lena has signed in here as an admin
      And Lena opens "/dashboard/admin/payment-checks"
      When the shop takes its time to compare
      And she presses the button "Compare now"
      Then the only message is "Comparing orders, books and providers…"
      When 10 minutes pass for her
      Then the only message is "Comparing orders, books and providers…"
      When the shop has compared
      Then the only message is "Compared."

  Rule: A message can be sent away by pointer, by finger and by keyboard

    Scenario: A message is dragged away once it is far enough
      Given Lena has copied the link of "Harbour at Dusk"
      When she drags the message 79 % of its width aside
      Then she is told "Link copied" at the right
      When she drags the message 81 % of its width aside
      Then the message is gone

    Scenario: The keyboard reaches a message by Alt+T
      Given Lena has copied the link of "Harbour at Dusk"
      When she presses "Alt+t"
      Then the keyboard is at "Dismiss"
      When she presses "Enter"
      And 1 second passes for her
      Then the message is gone

    Scenario: A message that one has read is sent away
      Given Lena has copied the link of "Harbour at Dusk"
      When she sends the message away
      Then the message is gone

  Rule: A failure is told in the middle of the screen, and what failed is tried again only when somebody presses

    Scenario: What went wrong is told in the middle, and asked for again at a press alone
      Given the gallery shows 60 works by "Brook Tadesse"
      And Lena is at the gallery
      When the gallery says "Too much at once. Try again in a moment." to whoever wants more
      And she follows the link "Load More Artworks"
      Then she is told "Too much at once. Try again in a moment." in the middle
      And the gallery is not asked again by itself
      When the gallery has time again
      And she follows the link "Load More Artworks"
      Then 48 works hang there
