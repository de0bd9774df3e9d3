# What a screen says by itself while a phone is asked; what M-Pesa is told, and what it comes to, is proven over HTTP (Paying by M-Pesa).
@paid-by-mpesa @needs-a-screen
Feature: Paying by M-Pesa on the screen
  A shopper reads in shillings what the phone will ask for, and the page follows what the phone does.

  Rule: The screen says what the phone is asked, and asks again

    Scenario: A wrong PIN, asked again, and paid
      Given the gallery shows these works, the newest last:
        | title           | artist        | category  | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      And Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      When she chooses M-Pesa, and reads before she orders that her phone is asked for "KES 82,880, at 129.50 for a dollar"
      And she pays by M-Pesa from "0712345678"
      Then her screen says by itself "Confirm on your phone"
      And her phone asks for 82880 shillings
      When her phone answers 2001, and M-Pesa calls back 1 time
      Then she reads of her phone "The M-Pesa PIN was not right. Please try again."
      When 2 minutes pass
      And she has her phone asked again
      Then 2 requests came to phones
      When her phone answers 0, and M-Pesa calls back 1 time
      Then her screen says by itself "Order Confirmed!"
      And the order is paid
      And her receipt says "Paid as KES 82,880 at 129.50 shillings for a dollar"
