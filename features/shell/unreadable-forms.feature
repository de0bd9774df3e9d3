# Such forms are sent to the server by programs. No screen sends one, and the server stops it before any rule is asked.
@sent-by-a-program
Feature: A form that nobody can read does not end the shop
  Whoever sends one is told what is wrong with it, and everybody else goes on as before.

  Rule: Whoever sends a form that cannot be read is told what is wrong with it, and nobody else notices

    Scenario: A program sends what no browser sends
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has opened an account
      Then a program of Lena’s is told what is wrong with each form that it sends:
        | nothing that looks like a form      | This form could not be read. Please send it again.                                 |
        | a field's name without end          | This form could not be read. Please send it again.                                 |
        | a form that stops in the middle     | This form could not be read. Please send it again.                                 |
        | text in a way that nobody knows     | Send each part of a form as it is (8bit or binary), in no other transfer encoding. |
        | text that is none                   | Some text was lost on the way (�). Send it as UTF-8.                               |
        | a field that nobody has asked for   | The request is not valid: colour is not known here.                                |
        | a picture larger than 25 MB         | This picture is larger than 25 MB. Please make it smaller and try again.           |
      And shoppers see "Harbour at Dusk"
