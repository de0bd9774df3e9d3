Feature: An account from its first day to its second browser
  Signing up, the mails that come, another password, and everything that was kept, on every device.

  Rule: What someone keeps in an account is there on every device, whichever password they chose last

    Scenario: Everything that Lena keeps goes with her
      Given the gallery shows these works, the newest last:
        | title           | artist        | category    | price  | stock |
        | Harbour at Dusk | Amina Njoroge | Paintings   | 640.00 | 1     |
        | Salt Geometry   | Brook Tadesse | Digital Art | 45.50  | 3     |
      When Lena signs up:
        | Full names | Lena Okoro         |
        | Email      | lena@example.test  |
        | Country    | Nigeria            |
        | Phone      | 8012345678         |
        | Password   | calm green harbour |
      Then Lena is signed in as "Lena Okoro"
      When Lena follows the link in "Please confirm your email address" to "lena@example.test"
      Then Lena's address is confirmed
      When Lena signs out
      And Lena asks for a new password for "lena@example.test"
      And Lena follows the link in "Choose a new password" to "lena@example.test" and chooses "wide blue harbour"
      And Lena signs in on her laptop
      And she puts "Salt Geometry" into her cart
      And she marks "Harbour at Dusk"
      And she signs in on her phone
      Then her cart there holds:
        | title         | quantity |
        | Salt Geometry | 1        |
      And "Harbour at Dusk" is marked
