Feature: Answering a message
  An artist answers from the dashboard. Neither side sees the other's address.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And "Amina Njoroge" is at her dashboard
    And Lena writes to "Amina Njoroge":
      | Your name  | Lena Okoro                |
      | Your email | lena@example.test         |
      | Subject    | The harbour               |
      | Message    | Is it the one of Mombasa? |

  Rule: A message is with the artist at once, without the address of its sender

    Scenario: The message is there at once, without an address
      Then "Amina Njoroge" hears at once of the message "The harbour"
      And "Amina Njoroge" has 1 unread message from "Lena Okoro" and sees nowhere "lena@example.test"

  Rule: An artist's answer goes by mail, and shows neither address

    Scenario: The answer goes by mail
      When "Amina Njoroge" answers "It is Lamu, at low tide."
      Then "Amina Njoroge" has no unread message
      And "lena@example.test" gets a mail with "answers you: The harbour" and "It is Lamu, at low tide."

    Scenario: Nothing is no answer
      When "Amina Njoroge" answers ""
      Then the dashboard says "Answer is required"
      And "lena@example.test" gets no mail
