Feature: What orders keep
  Whoever bought or sold something may leave. The order stays as it was: what was bought, from whom, and where it went.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And "Amina Njoroge" is at her dashboard
    And Ada is signed in as an admin

  Rule: An artist can leave once everything is sent and paid out, and orders keep the works, the name and what was earned

    Scenario: An artist is gone, and her order is there
      Given an admin "Wanjiru Kamau" is at her dashboard
      And "Brook Tadesse" is at his dashboard
      And "Amina Njoroge" has named where her money goes
      And she buys "Harbour at Dusk" and 2 of "Salt Geometry"
      When Ada deletes the account of "Amina Njoroge"
      Then the answer to Ada is "There are orders that have not been sent yet, or may still be paid. They have to be sent, refunded or ended first."
      When "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And "Brook Tadesse" sends the order with "EMS" as "EE123456789KE"
      And Ada deletes the account of "Amina Njoroge"
      Then the answer to Ada is "$544.00 of what was sold has not arrived with the artist yet. It has to be paid out first."
      When she says that the parcel from "Amina Njoroge" has arrived
      And she says that the parcel from "Brook Tadesse" has arrived
      And 12 days pass, in which everybody looks in on their dashboard
      And Ada looks for "Amina Njoroge"
      And 12 days pass, in which everybody looks in on their dashboard
      And Ada looks for "Amina Njoroge"
      And 12 days pass, in which everybody looks in on their dashboard
      And Ada looks for "Amina Njoroge"
      And 12 days pass, in which everybody looks in on their dashboard
      And the admin sends the batch
      And the admin hears that it has arrived
      And Ada deletes the account of "Amina Njoroge"
      Then Ada finds nobody called "Amina Njoroge"
      And it lists 1 × "Harbour at Dusk" and 2 × "Salt Geometry"
      And it has one parcel from "Amina Njoroge" and one from "Brook Tadesse"
      And her receipt says that $731.00 was paid by "Card", and who received it:
        | artist        | receives | fee    |
        | Amina Njoroge | $544.00  | $96.00 |
        | Brook Tadesse | $77.35   | $13.65 |

  Rule: The order of a buyer who has left is still sent to where it was to go

    Scenario: A buyer is gone, and her order is sent
      Given Lena has opened an account
      And Lena is signed in on her phone
      And she buys "Harbour at Dusk"
      When Ada deletes the account of "Lena"
      Then Ada finds nobody called "Lena"
      And "Amina Njoroge" has 1 order to send, with "Harbour at Dusk", to "Lena Okoro"
      When "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      Then "lena@example.test" gets a mail with "has sent your parcel" and "JD0146000045"
