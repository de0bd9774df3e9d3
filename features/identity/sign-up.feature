Feature: Signing up
  An account is opened with a name, an address, a country, a phone number and a password.

  Rule: An account is opened with a name, an address, a country, a phone number and a password

    Scenario: A new account is signed in at once
      When Lena signs up:
        | Full names | Lena Okoro        |
        | Email      | lena@example.test |
        | Country    | Nigeria           |
        | Phone      | 8012345678        |
        | Password   | wide blue harbour |
      Then Lena is told "Account created successfully!"
      And Lena is signed in as "Lena Okoro"
      And Lena's phone number is "+2348012345678"
      And Lena is a "user"
      And "lena@example.test" got the mails:
        | Welcome to Sanaa                  |
        | Please confirm your email address |

  Rule: Whoever signs up as an artist waits for approval

    Scenario: Who comes by the door for artists waits for approval
      When Lena signs up as an artist:
        | Full names | Lena Okoro        |
        | Email      | lena@example.test |
        | Country    | Nigeria           |
        | Phone      | 8012345678        |
        | Password   | wide blue harbour |
      Then Lena is a "pending artist"

  Rule: Signing up asks for what is missing, one thing after the other

    Scenario: What is missing is asked for, one thing after the other
      Then Lena is told what is wrong with each of these, and signs up with none:
        | Email             | Password          | Full names | Country | Phone | she is told                         |
        |                   |                   |            |         |       | Please fill the Email field!        |
        | lena@example.test |                   |            |         |       | Please fill the password field!     |
        | lena@example.test | wide blue harbour |            |         |       | Please fill the name field!         |
        | lena@example.test | wide blue harbour | Lena Okoro |         |       | Please select your country!         |
        | lena@example.test | wide blue harbour | Lena Okoro | Nigeria |       | Please fill the phone number field! |

  Rule: Signing up with something that cannot be right says what it is, and opens no account

    Scenario: What cannot be right is said
      Then Lena is told what is wrong with each of these, and signs up with none:
        | Full names | Email             | Country | Phone      | Password          | she is told                                                        |
        | Lena Okoro | lena at home      | Nigeria | 8012345678 | wide blue harbour | Enter a valid email address                                        |
        | Lena Okoro | lena@example.test | Nigeria | none       | wide blue harbour | Enter a valid phone number                                         |
        | Lena Okoro | lena@example.test | Nigeria | 8012345678 | harbour           | Use at least 8 characters                                          |
        | Lena Okoro | lena@example.test | Nigeria | 8012345678 | password123       | This password is one of the most common ones. Choose another one   |
        | Lena Okoro | lena@example.test | Nigeria | 8012345678 | Lena Okoro        | Choose a password that is neither your name nor your email address |

  Rule: One email address opens one account

    Scenario: One address is one account
      Given Amina has an account with "amina@example.test" and "a jar of saffron"
      When Lena signs up:
        | Full names | Lena Okoro         |
        | Email      | Amina@Example.test |
        | Country    | Nigeria            |
        | Phone      | 8012345678         |
        | Password   | wide blue harbour  |
      Then Lena is told "There is an account with this email address already. Sign in, or choose another one."
      And Lena is not signed in
      And there is 1 account
