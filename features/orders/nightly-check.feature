Feature: Orders, books and providers agree
  Every night, and whenever an admin asks, each order is compared with its payments, the books and what providers say.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.55  | 3     |
    And an admin "Wanjiru Kamau" is at her dashboard

  Rule: Each order is compared with its payments, the books and what providers say

    Scenario: Everything agrees, also after a refund
      Given she buys "Harbour at Dusk" and 2 of "Salt Geometry"
      And the admin gives back 1 of "Salt Geometry"
      When 2 days pass, in which everybody looks in on their dashboard
      And the admin has everything compared
      Then the newest comparison has looked at 1 order, and finds that all agree

    Scenario: What has just been ordered is left for the next night
      Given she buys "Harbour at Dusk"
      When the admin has everything compared
      Then the newest comparison has looked at 0 orders, and finds that all agree
