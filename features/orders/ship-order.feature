Feature: Sending what was sold
  Each artist packs and sends their own part of an order, and the buyer is told.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And "Amina Njoroge" is at her dashboard
    And "Brook Tadesse" is at his dashboard

  Rule: An order has one parcel per artist, and each artist sees their own alone

    Scenario: A sale is on the artist's dashboard at once, and on nobody else's
      When she buys "Harbour at Dusk"
      Then "Amina Njoroge" hears at once of the order and that "Harbour at Dusk" is sold out
      And "Amina Njoroge" has 1 order to send, with "Harbour at Dusk", to "Lena Okoro"
      And "Brook Tadesse" has no order to send

    # A screen shows artists their own parcels alone, so there is nothing to press.
    @nothing-to-press
    Scenario: Nobody sends what somebody else has sold
      Given she buys "Harbour at Dusk"
      When "Brook Tadesse" sends the order with "DHL" as "JD0146000045"
      Then the dashboard says that there is no such order to send

  Rule: The artist sends a parcel by carrier and tracking number, and the buyer is told

    Scenario: The artist sends it, and the buyer is told how to find the parcel
      Given she buys "Harbour at Dusk"
      When "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      Then "Amina Njoroge" has no order to send
      And "lena@example.test" gets a mail with "has sent your parcel" and "DHL, JD0146000045"

    Scenario Outline: A parcel that nobody could find is not sent
      Given she buys "Harbour at Dusk"
      When "Amina Njoroge" sends the order with "<carrier>" as "<number>"
      Then the dashboard says "<text>"
      And "Amina Njoroge" has 1 order to send, with "Harbour at Dusk", to "Lena Okoro"

      Examples:
        | carrier | number       | text                          |
        |         | JD0146000045 | Carrier is required           |
        | DHL     |              | Tracking number is required   |
        | DHL     | ?            | Enter a valid tracking number |

    # A screen no longer shows the form once the parcel is sent, so there is nothing to press.
    @nothing-to-press
    Scenario: What is on its way is not sent again
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      When "Amina Njoroge" sends the order with "UPS" as "1Z999AA10123456784"
      Then the dashboard says that this part is on its way already

  Rule: Carrier and tracking number can be put right until the parcel has arrived, and the buyer is told

    Scenario: A mistyped number is put right
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000054"
      When "Amina Njoroge" corrects the parcel to "UPS" as "1Z999AA10123456784"
      Then "lena@example.test" gets a mail with "another tracking number" and "UPS, 1Z999AA10123456784"
      And she reads that the parcel comes by "UPS" as "1Z999AA10123456784"

    Scenario: A number by which nobody could find it puts nothing right
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000054"
      When "Amina Njoroge" corrects the parcel to "DHL" as "?"
      Then the dashboard says "Enter a valid tracking number"
      And she reads that the parcel comes by "DHL" as "JD0146000054"

    # A screen shows the form only while the parcel is on its way, so there is nothing to press.
    @nothing-to-press
    Scenario: What has arrived is not corrected
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      And she says that the parcel from "Amina Njoroge" has arrived
      When "Amina Njoroge" corrects the parcel to "UPS" as "1Z999AA10123456784"
      Then the dashboard says that this part is not on its way

  Rule: A parcel has arrived when its buyer says so, or by itself after 21 days

    Scenario: The buyer says that it has arrived
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      When she says that the parcel from "Amina Njoroge" has arrived
      Then the order is delivered
      And "Amina Njoroge" sees the order as "delivered"

    Scenario: What was sent 21 days ago is taken as arrived
      Given she buys "Harbour at Dusk"
      And "Amina Njoroge" sends the order with "DHL" as "JD0146000045"
      When 20 days pass, in which everybody looks in on their dashboard
      Then the order is shipped
      When 24 hours pass, in which everybody looks in on their dashboard
      Then the order is delivered
      And "Amina Njoroge" sees the order as "delivered"
