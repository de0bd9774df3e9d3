Feature: Money that a person sends back
  A bank transfer goes back by hand. It is listed for admins until one of them says that it has left, and then its buyer hears of it.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
    And an admin "Wanjiru Kamau" is at her dashboard
    And she orders "Harbour at Dusk" by bank transfer
    And the admin says that the money of the order has arrived
    And the admin refunds the order

  Rule: A transfer goes back by hand: it stands in a list until an admin says that it has left

    Scenario: It waits in a list
      Then the admin is to send "$640.00" for the order

    Scenario: It leaves
      When the admin says that the refund has left
      Then the admin is to send nothing
      And "lena@example.test" gets a mail with "$640.00 are on the way" and "Your money has left us"
