# What a page says, and where its links lead, exists only on a screen.
@needs-a-screen
Feature: Who is behind it
  What the marketplace stands for, and what one agrees to, in plain words.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |

  Rule: The about page tells the story, the vision, the mission and the values

    Scenario: What the marketplace stands for
      When Lena opens "/about-sanaa"
      Then the page is called "Made by hand, paid for fairly"
      When Lena opens "/about"
      Then the page is called "Made by hand, paid for fairly"
      And it has these parts:
        | Our Story | Vision Statement | Mission Statement | Our Values | Join Us |
      And these values are named:
        | Authenticity | Diversity | Quality | Integrity | Innovation |

  Rule: The about page leads on to signing up and to the art

    Scenario: The wall at its end leads on
      Given Lena is at the about page
      Then each of these links leads on:
        | link        | address      |
        | Sign Up Now | /register    |
        | Explore Art | /art-gallery |

  Rule: Terms and privacy are a step away from everywhere

    Scenario: What one agrees to
      Given Lena is at the about page
      When she follows the link "Terms" at the foot of the page
      Then she is at "/terms"
      And the page is called "Terms"
      When she follows the link "Privacy" at the foot of the page
      Then she is at "/privacy"
      And the page is called "Privacy"
