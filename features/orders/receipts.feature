Feature: Receipts
  Whoever has paid can read, print and keep what was paid, and to whom it went.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |

  Rule: Every paid order has a receipt that says what each artist received

    Scenario: What was paid, and to whom it went
      When she buys "Harbour at Dusk" and 2 of "Salt Geometry"
      Then her receipt says that $731.00 was paid by "Card", and who received it:
        | artist        | receives | fee    |
        | Amina Njoroge | $544.00  | $96.00 |
        | Brook Tadesse | $77.35   | $13.65 |
      And her receipt names "Harbour at Dusk" and "Salt Geometry"
      And nobody can open the receipt with another key

    Scenario: There is none before the money is here
      When she orders "Harbour at Dusk" by bank transfer
      Then there is no receipt yet

  Rule: A receipt says what was given back

    Scenario: What went back stands on it, too
      Given she buys "Harbour at Dusk" and 2 of "Salt Geometry"
      When she cancels the order
      Then her receipt says that $731.00 went back
