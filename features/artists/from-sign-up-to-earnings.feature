Feature: From signing up to the earnings
  Three people: an artist who begins here, an admin who decides, and a shopper who buys.

  Rule: From signing up to the first earnings an artist needs nothing but the screens

    # It asks whether three people get all the way by their screens alone, and see at once what the others do.
    @needs-a-screen
    Scenario: The first sale
      Given Ada, an admin, has her dashboard open
      When Wanjiru signs up as an artist and goes to her dashboard
      And she makes her profile as an artist, with a part of a photograph
      And she gets these works ready, each with a photograph:
        | title           | price   |
        | Harbour at Dusk | $640.00 |
        | Tide Tables     | $120.00 |
        | Slow Boat       | $80.00  |
      And she asks in her dashboard for approval
      Then Ada reads at once "Wanjiru Kamau waits for your decision"
      And shoppers do not see "Harbour at Dusk"
      When Ada approves "Wanjiru Kamau" in her dashboard
      Then "wanjiru@example.test" gets a mail with "You are on show" and "Your works are on show from now on"
      And shoppers see "Harbour at Dusk"
      When Lena opens "/artists"
      Then the page reads "Woodcut"
      Given Wanjiru has her dashboard open
      When she buys "Harbour at Dusk"
      Then Wanjiru reads at once "A new order to ship"
      When Wanjiru sends what was bought with "DHL" as "KE-0815"
      Then the order is shipped
      And Wanjiru has sold for $640.00 and earned $544.00

  Rule: Each step of an artist leads to the next, from signing up to the first earnings

    # On the screen it is proven by the scenario “The first sale”, which goes the same way with more detail.
    @on-screens-elsewhere
    Scenario: The first sale, step by step
      Given Ada is signed in as an admin
      And Amina has signed up as an artist
      And Amina has everything on the list
      When Amina asks for approval
      Then only Amina is waiting for approval
      And shoppers do not see "Bell"
      When Ada approves Amina
      Then Amina gets a mail that says "Your works are on show from now on"
      And shoppers see "Bell"
      When she buys "Bell"
      And Amina ships what was bought with "DHL" as "KE-0815"
      Then the order is shipped
      And Amina has sold for $640.00 and has earned $544.00
