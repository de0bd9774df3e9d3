Feature: Writing to an artist
  Anybody can write to an artist. Neither side sees the other's address.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      | Copper Orchard  | Brook Tadesse | Sculpture | 900.00 | 1     |
    And "Amina Njoroge" gets mail at "amina@example.test"

  Rule: Anybody can write to an artist, who hears of it by mail and sees no address

    Scenario: A message arrives by mail, without the sender's address
      When Lena writes to "Amina Njoroge":
        | Your name  | Lena Okoro                |
        | Your email | lena@example.test         |
        | Subject    | The harbour               |
        | Message    | Is it the one of Mombasa? |
      Then her message was sent
      And "amina@example.test" gets a mail with "The harbour" and "Is it the one of Mombasa?"
      And that mail names "Lena Okoro" and nowhere "lena@example.test"

    Scenario: A message to an artist without an account waits for them
      When Lena writes to "Brook Tadesse":
        | Your name  | Lena Okoro        |
        | Your email | lena@example.test |
        | Subject    | The orchard       |
        | Message    | Where is it?      |
      Then her message was sent
      And "The orchard" waits for "Brook Tadesse"

  Rule: A message to an artist needs a name, an address, a subject and a text

    Scenario: Something is missing
      Then none of these messages from Lena to "Amina Njoroge" is sent, and a field of each says why:
        | Your name | Your email        | Subject | Message | field      | it says                     |
        |      | lena@example.test | Hello   | Hello   | Your name  | Name is required            |
        | Lena |                   | Hello   | Hello   | Your email | Email is required           |
        | Lena | lena at home      | Hello   | Hello   | Your email | Enter a valid email address |
        | Lena | lena@example.test |         | Hello   | Subject    | Subject is required         |
        | Lena | lena@example.test | Hello   |         | Message    | Message is required         |
      And "amina@example.test" gets no mail
