# M-Pesa is another company's service, and only the server talks to it.
@paid-by-mpesa @needs-a-line
Feature: Paying by M-Pesa
  The shop asks the buyer's phone, in shillings at a rate that holds for the order, and asks M-Pesa how the payment stands.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price   | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00  | 1     |
      | The Long Rains  | Amina Njoroge | Paintings | 1950.00 | 1     |

  # On the screen one order goes through all of these answers, is paid and given back (Paying by M-Pesa on the screen).
  @on-screens-elsewhere
  Rule: The phone is asked in shillings, and its holder is told what came of it

    Background:
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      And she pays by M-Pesa from "0712345678"

    Scenario: The sum is told in both currencies, at the rate of the order
      Then her phone asks for 82880 shillings
      And she is told to confirm "KES 82,880 ($640.00, at 129.50 for a dollar)"

    Scenario: What goes back of it is told in shillings, too
      When her phone answers 0, and M-Pesa calls back 1 time
      And she cancels the order
      Then a mail tells her "$640.00 (KES 82,880 at 129.50 shillings for a dollar)"
      And her receipt says of what went back "given back as KES 82,880"

    Scenario: A wrong PIN, then the right one
      When her phone answers 2001, and M-Pesa calls nobody
      And 2 minutes pass
      Then the order is awaiting payment
      And she reads of her phone "The M-Pesa PIN was not right. Please try again."
      When she has her phone asked again
      And her phone answers 0, and M-Pesa calls nobody
      And 2 minutes pass
      Then the order is paid
      And 2 requests came to phones
      And the books sum to zero

    Scenario: Cancelled on the phone, and not tried again
      When her phone answers 1032, and M-Pesa calls nobody
      And 2 minutes pass
      Then the order is awaiting payment
      And she reads of her phone "You have cancelled the payment on your phone."
      When 16 minutes pass
      Then the order is cancelled
      And 1 piece of "Harbour at Dusk" is in stock

    Scenario: Nobody looks at the phone
      When her phone answers 1037, and M-Pesa calls nobody
      And 2 minutes pass
      Then she reads of her phone "Your phone could not be reached, or did not answer. Please try again."
      And 1 request came to phones

  # It is about messages that M-Pesa sends to the server, or does not send. The buyer presses nothing of it.
  @sent-by-a-program
  Rule: A message from M-Pesa is never believed alone: the shop asks M-Pesa, and finds out also when no message comes

    Background:
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      And she pays by M-Pesa from "0712345678"

    Scenario Outline: Paid by what M-Pesa calls back with, however often it does
      When her phone answers 0, and M-Pesa calls back <times>
      Then the order is paid
      And the books sum to zero
      And a mail tells her "$640.00, paid as KES 82,880 at 129.50 shillings for a dollar"
      And her receipt says "Paid as KES 82,880 at 129.50 shillings for a dollar"

      Examples:
        | times   |
        | 1 time  |
        | 3 times |

    Scenario: Nobody who pretends to be M-Pesa is heard
      When somebody pretends to be M-Pesa, and that she has paid
      Then the order is awaiting payment

    Scenario: Being called back is no proof that anybody has paid
      When M-Pesa calls back that she has paid, and does not know of it
      Then the order is awaiting payment

    Scenario: Paid though M-Pesa never calls back
      When her phone answers 0, and M-Pesa calls nobody
      And 2 minutes pass
      Then the order is paid
      And the books sum to zero

    Scenario: What M-Pesa cannot say yet ends nothing, however late it is
      When her phone answers 4999, and M-Pesa calls nobody
      And 60 minutes pass
      Then the order is awaiting payment
      And 0 pieces of "Harbour at Dusk" are in stock

    Scenario: Money that comes after the end goes back, and both sides are told
      When she cancels the order
      And her phone answers 0, and M-Pesa calls nobody
      And 2 minutes pass
      Then the order is cancelled
      And she is told by mail that her money goes back
      And the shop's people are told to return "KES 82,880"
      And the books sum to zero

    Scenario: A call that comes after the end
      When she cancels the order
      And her phone answers 0, and M-Pesa calls back 1 time
      Then the order is cancelled
      And she is told by mail that her money goes back
      And the shop's people are told to return "KES 82,880"

  # The answer gets lost between M-Pesa and the server. The buyer notices nothing.
  @sent-by-a-program
  Rule: Where M-Pesa's answer gets lost, the phone is not asked twice, and the payment counts

    Scenario: The shop never hears that the phone was asked
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      And M-Pesa's next answer gets lost
      When she pays by M-Pesa from "0712345678"
      And 5 minutes pass
      Then 1 request came to phones
      When her phone answers 0, and M-Pesa calls back 1 time
      Then the order is paid

  Rule: What M-Pesa cannot take is said before anything is ordered

    # A screen does not let one choose M-Pesa then, and says why (Paying by M-Pesa on the screen).
    @nothing-to-press
    Scenario: More than M-Pesa takes at once
      Given Lena has 1 × "The Long Rains" in her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by M-Pesa from "0712345678"
      Then she is told that M-Pesa takes at most "KES 250,000" at once
      And 1 piece of "The Long Rains" is in stock

    # On the screen this is a part of a longer story (Paying by M-Pesa on the screen).
    @on-screens-elsewhere
    Scenario: A number that M-Pesa does not have
      Given Lena has 1 × "Harbour at Dusk" in her cart
      And she is at the checkout, with her address and her email filled in
      When she pays by M-Pesa from "491511234567"
      Then "M-Pesa phone number" is marked "Enter a valid M-Pesa phone number"
