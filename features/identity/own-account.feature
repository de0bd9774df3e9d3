Feature: Minding one's account
  Whoever has an account changes what stands in it, takes it along as a file, and can delete all of it.

  Background:
    Given Lena has an account with "lena@example.test" and "wide blue harbour"
    And Lena signs in with "lena@example.test" and "wide blue harbour"

  Rule: Everyone can change their name and phone number, and confirms their address by a mail

    Scenario: Another name and phone number
      When Lena changes her name to "Lena A. Okoro" and her phone number to "+2348099999999"
      Then Lena is told "Your details are saved."
      And Lena is signed in as "Lena A. Okoro"
      And Lena's phone number is "+2348099999999"

    Scenario: An address is confirmed by its mail
      When Amina signs up:
        | Full names | Amina Njoroge      |
        | Email      | amina@example.test |
        | Country    | Kenya              |
        | Phone      | 712345678          |
        | Password   | a jar of saffron   |
      Then Amina's address is not confirmed
      When Amina follows the link in "Please confirm your email address" to "amina@example.test"
      Then Amina's address is confirmed
      When Amina follows the link in "Please confirm your email address" to "amina@example.test"
      Then Amina is told that the link is no longer valid

  Rule: A password is changed by whoever knows it, and signs out every other browser

    Scenario: Another password signs out every other browser
      Given Lena signs in on her telephone with "lena@example.test" and "wide blue harbour"
      When Lena changes her password from "wide blue harbour" to "calm green harbour"
      Then Lena is told "Your password was changed. All other browsers are signed out."
      And Lena is signed in as "Lena"
      But Lena's telephone is not signed in

    Scenario: Who does not know the password cannot change it
      When Lena changes her password from "deep red harbour" to "calm green harbour"
      Then Lena is told "This is not your password"

  Rule: Everyone takes along in one file what is kept of them, also what they ordered as a guest and how it was paid

    Scenario: One's own data
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And an admin "Wanjiru Kamau" is at her dashboard
      And she orders "Harbour at Dusk" by bank transfer
      And the admin brings in a statement with $640.00 that names the order's reference
      And the address "lena@example.test" is known to be hers
      When Lena takes her data along
      Then her file tells of the order, and of all this:
        | lena@example.test |
        | +2348012345678    |
        | Harbour at Dusk   |
        | BE68539007547034  |
      But it says nothing of her password

  Rule: An account is deleted with its password alone

    Scenario: An account is deleted with its password alone
      When Lena deletes her account with "deep red harbour"
      Then Lena is told "This is not your password"
      And Lena is signed in as "Lena"
      When Lena deletes her account with "wide blue harbour"
      Then Lena is not signed in
      When Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is told "Wrong email or password."
