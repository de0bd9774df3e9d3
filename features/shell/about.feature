# What stands where on a page, and where it leads, is for a screen.
@needs-a-screen
Feature: Who is behind it
  What the marketplace stands for, and what one agrees to, in plain words.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |

  Rule: The about page tells the story, the vision, the mission and the values

    Scenario Outline: What the marketplace stands for
      When Lena opens "<address>"
      Then the page is called "Made by hand, paid for fairly"
      And it has these parts:
        | Our Story | Vision Statement | Mission Statement | Our Values | Join Us |
      And these values are named:
        | Authenticity | Diversity | Quality | Integrity | Innovation |

      Examples:
        | address      |
        | /about       |
        | /about-sanaa |

  Rule: Whoever has read it can join, or look at the art

    Scenario Outline: The wall at its end leads on
      Given Lena is at the about page
      When she follows the link "<way>"
      Then she is at "<address>"

      Examples:
        | way         | address      |
        | Sign Up Now | /register    |
        | Explore Art | /art-gallery |

  Rule: Terms and privacy are a step away from everywhere

    Scenario Outline: What one agrees to
      Given Lena is at the about page
      When she follows the link "<way>" at the foot of the page
      Then she is at "<address>"
      And the page is called "<way>"

      Examples:
        | way     | address  |
        | Terms   | /terms   |
        | Privacy | /privacy |
