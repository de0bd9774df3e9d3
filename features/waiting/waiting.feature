Feature: Being told when a work is free again
  A work that is in somebody's unpaid order, or sold out, may come back. Whoever asks hears of it by mail, once; whoever asked
  first hears first.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |

  Rule: A held work offers to tell whoever wants it when it is free

    Scenario: A work in another basket is free again
      Given she orders "Harbour at Dusk" by M-Pesa
      When Tariq asks at "tariq@example.test" to be told when "Harbour at Dusk" is free
      Then the page says that he waits for it
      When 5 minutes pass without payment
      Then "tariq@example.test" has been told 0 times that "Harbour at Dusk" is free
      When 11 minutes pass without payment
      Then "tariq@example.test" has been told once that "Harbour at Dusk" is free
      And the page of "Harbour at Dusk" offers it for sale

    # A screen shows no such button at a work that can be bought, so there is nothing to press.
    @nothing-to-press
    Scenario: Nobody waits for what can be bought
      When Tariq asks in vain at "tariq@example.test" to be told when "Harbour at Dusk" is free
      Then he is told "“Harbour at Dusk” is back: you can buy it now."

  Rule: Of those who wait for a work, whoever asked first hears first

    Scenario: Whoever asked first hears first, and has two hours
      Given "Salt Geometry" is sold out
      And Tariq asks at "tariq@example.test" to be told when "Salt Geometry" is free
      And 2 minutes pass
      And Zola asks at "zola@example.test" to be told when "Salt Geometry" is free
      And 2 minutes pass
      And Imani asks at "imani@example.test" to be told when "Salt Geometry" is free
      When "Salt Geometry" comes back, 2 pieces of it
      And 2 minutes pass
      Then "tariq@example.test" has been told once that "Salt Geometry" is free
      And "zola@example.test" has been told once that "Salt Geometry" is free
      And "imani@example.test" has been told 0 times that "Salt Geometry" is free
      When 2 hours pass
      Then "imani@example.test" has been told once that "Salt Geometry" is free
      When 3 hours pass
      Then "tariq@example.test" has been told once that "Salt Geometry" is free

    Scenario: What is bought meanwhile is told to nobody
      Given "Harbour at Dusk" is sold out
      And Tariq asks at "tariq@example.test" to be told when "Harbour at Dusk" is free
      When 3 hours pass
      Then "tariq@example.test" has been told 0 times that "Harbour at Dusk" is free

  Rule: Whoever waits for a work can stop waiting, on the page and by the mail

    Scenario: It can be taken back
      Given "Harbour at Dusk" is sold out
      And Tariq asks at "tariq@example.test" to be told when "Harbour at Dusk" is free
      When he takes it back
      And "Harbour at Dusk" comes back, 1 piece of it
      And 2 minutes pass
      Then "tariq@example.test" has been told 0 times that "Harbour at Dusk" is free

    Scenario: One press in a mail ends all of them
      Given "Harbour at Dusk" is sold out
      And "Salt Geometry" is sold out
      And Tariq asks at "tariq@example.test" to be told when "Salt Geometry" is free
      And Tariq asks at "tariq@example.test" to be told when "Harbour at Dusk" is free
      When "Salt Geometry" comes back, 1 piece of it
      And 2 minutes pass
      And he ends these mails by the link in the one to "tariq@example.test"
      And "Harbour at Dusk" comes back, 1 piece of it
      And 2 minutes pass
      Then "tariq@example.test" has been told 0 times that "Harbour at Dusk" is free

  Rule: Whoever waits for a work with an account sees so on every device

    Scenario: With an account it takes one press, and every device knows
      Given "Harbour at Dusk" is sold out
      And Lena has opened an account
      And Lena is signed in on her phone
      When she asks to be told when "Harbour at Dusk" is free
      And she is signed in on her laptop
      Then the page of "Harbour at Dusk" says that she waits for it
      When "Harbour at Dusk" comes back, 1 piece of it
      And 2 minutes pass
      Then "lena@example.test" has been told once that "Harbour at Dusk" is free
      And the page of "Harbour at Dusk" offers it for sale
