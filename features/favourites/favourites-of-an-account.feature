Feature: Favourites and follows belong to the account
  Whoever signs in finds what they have marked, wherever they are; who signs out leaves nothing behind.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category    | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
      | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
    And Lena has opened an account

  Rule: Favourites belong to the account: they are the same on every device

    Scenario: A mark made on one device is seen on the other
      Given Lena is signed in on her phone
      And she is signed in on her laptop
      When she marks "Harbour at Dusk"
      And she turns to her phone
      Then "Harbour at Dusk" is marked
      But "Salt Geometry" is not marked

    Scenario: A mark taken away on one device is gone from the other
      Given Lena is signed in on her phone
      And she marks "Harbour at Dusk"
      And she is signed in on her laptop
      When she takes the mark from "Harbour at Dusk"
      And she turns to her phone
      Then "Harbour at Dusk" is not marked

  Rule: The favourites of a visitor go along into the account at sign-in

    Scenario: What a visitor has marked goes along when they sign in
      Given Lena is signed in on her phone
      And she marks "Salt Geometry"
      When she is at her laptop
      And she marks "Harbour at Dusk"
      And she signs in on her laptop
      Then "Harbour at Dusk" is marked
      And "Salt Geometry" is marked
      When she turns to her phone
      Then "Harbour at Dusk" is marked

  Rule: Whoever signs out leaves no favourites in a shared browser

    Scenario: A shared browser keeps nothing of whoever has signed out
      Given Mateo has opened an account
      And Lena is signed in on her laptop
      And she marks "Harbour at Dusk"
      When she signs out there
      Then "Harbour at Dusk" is not marked
      When Mateo signs in on the same laptop
      Then "Harbour at Dusk" is not marked

  Rule: A follower counts once, on whatever device

    Scenario: Following an artist counts once, on whatever device
      Given Lena is at her laptop
      And she follows "Amina Njoroge"
      And she is signed in on her phone
      And she follows "Amina Njoroge"
      When she signs in on her laptop
      Then she follows "Amina Njoroge" there too
      And "Amina Njoroge" has 1 follower

  Rule: A work is a favourite once, however often it was marked

    Scenario: Marked on two devices, let go on one
      Given Lena is signed in on her phone
      And she marks "Salt Geometry"
      And she is at her laptop
      And she marks "Salt Geometry"
      And she signs in on her laptop
      When she takes the mark from "Salt Geometry"
      And she turns to her phone
      Then "Salt Geometry" is not marked
