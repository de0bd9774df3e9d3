Feature: Signing in and out
  Whoever has an account comes in with address and password, and strangers learn nothing by trying.

  Background:
    Given Lena has an account with "lena@example.test" and "wide blue harbour"

  Rule: Whoever knows address and password is signed in, until they sign out

    Scenario: In with the right password, out again
      When Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is told "Login was successful!"
      And Lena is signed in as "Lena"
      When Lena signs out
      Then Lena is not signed in

  Rule: Signing in asks for an address or a password that is missing

    Scenario: What is missing is asked for
      Then Lena is told what is wrong with each of these, and signs in with none:
        | Email             | Password          | she is told                     |
        |                   |                   | Please fill the form fields     |
        |                   | wide blue harbour | Please fill the Email field!    |
        | lena@example.test |                   | Please fill the password field! |

  Rule: A refused sign-in does not tell whether the address or the password was wrong

    Scenario: Nobody learns which of the two was wrong
      Then Lena is told what is wrong with each of these, and signs in with none:
        | Email              | Password          | she is told              |
        | lena@example.test  | deep red harbour  | Wrong email or password. |
        | amina@example.test | wide blue harbour | Wrong email or password. |

  Rule: Guessing passwords is slowed down, and shuts out nobody who has signed in in that browser before

    Scenario: Guessing is slowed down, also for the one who knows
      When somebody tries 10 wrong passwords for "lena@example.test"
      And Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is told "That was tried too often. Please wait a little, and try again."
      And Lena is not signed in

    Scenario: Strangers who guess do not shut out whoever was signed in here before
      Given Lena signs in with "lena@example.test" and "wide blue harbour"
      And Lena signs out
      When somebody tries 10 wrong passwords for "lena@example.test"
      And Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is signed in as "Lena"

  Rule: A suspended account can no longer sign in

    Scenario: Who is suspended is signed out and comes in no more
      Given Lena signs in with "lena@example.test" and "wide blue harbour"
      When an admin suspends "lena@example.test"
      Then Lena is not signed in
      When Lena signs in with "lena@example.test" and "wide blue harbour"
      Then Lena is told "This account is suspended. Write to hello@sanaa.test if you do not know why."
      And Lena is not signed in
