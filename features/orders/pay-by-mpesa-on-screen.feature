# It is about what the screen says while a phone is asked. What M-Pesa is told, and what comes of it, is proven through the server (Paying by M-Pesa).
@paid-by-mpesa @needs-a-screen
Feature: Paying by M-Pesa on the screen
  A shopper reads in shillings what the phone will ask for, and the page follows what the phone does.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price   | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00  | 1     |
      | The Long Rains  | Amina Njoroge | Paintings | 1950.00 | 1     |

  Rule: The screen says what the phone is asked for and what came of it, and can have it asked again

    Scenario: No number of M-Pesa's, a wrong PIN, nobody there, cancelled on the phone, paid, and given back
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      When she chooses M-Pesa, and reads before she orders that her phone is asked for "KES 82,880, at 129.50 for a dollar"
      And she pays by M-Pesa from "491511234567"
      Then "M-Pesa phone number" is marked "Enter a valid M-Pesa phone number"
      When she pays by M-Pesa from "0712345678"
      Then her screen says by itself "Confirm on your phone"
      And her phone asks for 82880 shillings
      When her phone answers these, which she reads before she has it asked again:
        | 2001 | The M-Pesa PIN was not right. Please try again.                       |
        | 1037 | Your phone could not be reached, or did not answer. Please try again. |
        | 1032 | You have cancelled the payment on your phone.                         |
      Then 4 requests came to phones
      When her phone answers 0, and M-Pesa calls back 1 time
      Then her screen says by itself "Order Confirmed!"
      And the order is paid
      And her receipt says "Paid as KES 82,880 at 129.50 shillings for a dollar"
      When she cancels the order
      Then her receipt says of what went back "given back as KES 82,880"

  Rule: What M-Pesa does not take cannot be chosen, and says why

    Scenario: More than M-Pesa takes at once
      Given Lena has 1 × "The Long Rains" in her cart
      And she is at the checkout, with her address and her email filled in
      Then she cannot choose M-Pesa, and reads "Not for this order: it comes to KES 252,525, and M-Pesa takes at most KES 250,000 at once."
