# Tabs, fields and the picture beside them exist only on a screen.
@needs-a-screen
Feature: Signing in or up
  One place to sign in and to sign up; its address says which, and for whom.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |

  Rule: The address says whether one signs in or up, and as whom

    Scenario: The address opens Login or Register
      When Lena opens "/auth"
      Then the tab "Login" is open, with the button "Sign In"
      When Lena opens "/auth?mode=signup"
      Then the tab "Register" is open, with the button "Sign Up"
      And "To buy" is the way that is chosen
      When she turns to the tab "Login"
      Then the tab "Login" is open, with the button "Sign In"
      When Lena opens "/auth?mode=login"
      Then the tab "Login" is open, with the button "Sign In"
      When Lena opens "/auth?role=artist"
      Then the tab "Register" is open, with the button "Sign Up"
      And "To sell my art" is the way that is chosen

    Scenario: From Login to Register and back
      When Lena opens "/login"
      Then these fields are there:
        | Email | Password |
      And there is a button "Sign In"
      When she follows the link "Register"
      Then she is at "/register"
      And these fields are there:
        | Full names | Email | Country | Phone | Password |
      And there is a button "Sign Up"
      When she follows the link "Login"
      Then she is at "/login"

  Rule: Between Login and Register the work on the wall changes in two seconds, or at once for those who want no motion

    Scenario: Two works take turns beside the form
      Given the gallery shows these works, the newest last:
        | title     | artist        | category  | price  | stock |
        | Salt Road | Brook Tadesse | Paintings | 320.00 | 1     |
      And they look like this:
        | title           | medium       | orientation | colour | width | height |
        | Harbour at Dusk | Oil on linen | portrait    | blue   | 60    | 80     |
        | Salt Road       | Oil on linen | portrait    | white  | 60    | 80     |
      When Lena opens "/auth?mode=login"
      Then "Salt Road" hangs beside the form
      When she likes things that move
      And she turns to the tab "Register"
      Then "Harbour at Dusk" hangs beside the form, and comes in 2000 milliseconds
      When she prefers that nothing moves
      And she turns to the tab "Login"
      Then "Salt Road" hangs beside the form
      And nothing on the page is moving

  Rule: Whoever has signed in or up goes on at the first page

    Scenario: A new account
      When Lena opens "/register"
      And she writes "Lena Okoro" into "Full names"
      And she writes "lena@example.test" into "Email"
      And she writes "NG" into "Country"
      Then her country is "Nigeria", and "+234" stands before her phone number
      When she writes "8012345678" into "Phone"
      And she writes "wide blue harbour" into "Password"
      And she presses the button "Sign Up"
      Then the only message is "Account created successfully!"
      And she is at "/"

    Scenario: An account that there is
      Given Lena has an account with "lena@example.test" and "wide blue harbour"
      When Lena opens "/login"
      And she writes "lena@example.test" into "Email"
      And she writes "wide blue harbour" into "Password"
      And she presses the button "Sign In"
      Then the only message is "Login was successful!"
      And she is at "/"

  Rule: Signing in with an empty form says at once, and only once, that it is to be filled in

    Scenario: The shop's own answer takes the place of what was said before it
      When Lena opens "/login"
      And she presses "Sign In" with nothing filled in, and the shop has answered
      Then the only message is "Please fill the form fields"

  Rule: Whoever has to wait sees the shop's name over the form, until it has answered

    Scenario: A shop that takes its time
      Given Lena has an account with "lena@example.test" and "wide blue harbour"
      When Lena opens "/login"
      And she writes "lena@example.test" into "Email"
      And she writes "wide blue harbour" into "Password"
      And the shop takes its time to look her up
      And she presses the button "Sign In"
      Then "Signing in…" stands over the form, with the shop's name
      When the shop has looked her up
      Then she is at "/"

  Rule: A password is covered, and can be looked at

    Scenario: A password can be looked at while one types it
      When Lena opens "/login"
      And she writes "wide blue harbour" into "Password"
      Then "Password" is covered
      When she presses the button "Show password"
      Then "Password" can be read
      When she presses the button "Show password"
      Then "Password" is covered

  Rule: A country is found by name, prefix and code, and puts its prefix before the number

    Scenario: Countries chosen one after the other, by name, prefix and code, each with its prefix before the number
      When Lena opens "/register"
      Then she finds these countries:
        | keny | Kenya    | +254 |
        | 351  | Portugal | +351 |
      When she writes "NG" into "Country"
      Then her country is "Nigeria", and "+234" stands before her phone number

  Rule: Another provider is offered where the shop knows one, and its account opens one here, back where one was

    Scenario: A shop that knows none
      When Lena opens "/login"
      Then there is a button "Sign In"
      And there is no button "Continue with Google"

    @knows-another-provider
    Scenario: Turned back at the other provider, and then signed in by it
      When Lena opens "/auth?mode=login&returnTo=%2Fterms"
      And she presses the button "Continue with Google"
      And she turns back there
      Then she is told "Google authentication failed" in the middle
      When Lena opens "/auth?mode=login&returnTo=%2Fterms"
      And she presses the button "Continue with Google"
      And she signs in there as "lena"
      Then she is at "/terms"
      And she is signed in here as "Lena Okoro"

  Rule: Whoever comes back from another provider in vain is told so

    Scenario: Back from another provider in vain
      When Lena opens "/auth?mode=login&error=provider-failed"
      Then she is told "Google authentication failed" in the middle
      And there is a button "Sign In"
