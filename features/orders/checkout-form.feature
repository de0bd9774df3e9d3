Feature: The checkout form
  Nothing is sent until the form is complete, and every gap is named.

  Background:
    Given the gallery shows these works, the newest last:
      | title         | artist        | category    | price | stock |
      | Salt Geometry | Brook Tadesse | Digital Art | 45.50 | 3     |
    And Lena has 1 × "Salt Geometry" in her cart

  Rule: Every field of the address is needed, and each gap is named

    Scenario: An empty form names every gap
      When she goes to the checkout
      And she places the order
      Then she is alerted "Please fill in all required shipping information"
      And these fields are marked:
        | Name           | Name is required           |
        | Street         | Street address is required |
        | City           | City is required           |
        | State          | State/Province is required |
        | Postal code    | Postal code is required    |
        | Country        | Country is required        |
        | Phone          | Phone number is required   |
        | Email          | Email is required          |
      And nothing was ordered, and 3 pieces of "Salt Geometry" are left

    Scenario: Each field of the address is needed, and can be right
      Given she is at the checkout, with her address and her email filled in
      Then the order is held back with "Please fill in all required shipping information" as long as a field holds this:
        | field       | typed  | message                    |
        | Name        |        | Name is required           |
        | Street      |        | Street address is required |
        | City        |        | City is required           |
        | State       |        | State/Province is required |
        | Postal code |        | Postal code is required    |
        | Postal code | 1      | Enter a valid postal code  |
        | Country     |        | Country is required        |
        | Phone       |        | Phone number is required   |
        | Phone       | abc    | Enter a valid phone number |
        | Phone       | +25412 | Enter a valid phone number |
        | Email       |        | Email is required          |

    Scenario: Nobody is asked for a postal code where there are none
      Given she is at the checkout, with her address and her email filled in
      And she types "UG" as "Country"
      And she types "" as "Postal code"
      When she pays by card "4242 4242 4242 4242"
      Then the order is paid

  Rule: A guest gives an email address

    Scenario: An email address that cannot be one
      Given she is at the checkout, with her address and her email filled in
      And she gives the email "lena at example"
      When she places the order
      Then "Email" is marked "Enter a valid email address"

  Rule: A card has 16 digits, a holder, a date to come as MM/YY, and 3 or 4 digits of CVV

    Scenario: An empty card names every gap
      Given she is at the checkout, with her address and her email filled in
      When she places the order
      Then she is alerted "Please fill in all required payment information"
      And these fields are marked:
        | Card number     | Card number is required     |
        | Cardholder name | Cardholder name is required |
        | Expiry date     | Expiry date is required     |
        | CVV             | CVV is required             |

    Scenario: A card that cannot be one
      Given she is at the checkout, with her address and her email filled in
      And she fills in the card "4242 4242 4242 4242", "Lena Okoro", "12/30", "123"
      Then the order is held back with "Please fill in all required payment information" as long as a field holds this:
        | field       | typed               | message                             |
        | Card number | 4242 4242           | Card number must be 16 digits       |
        | Card number | 1234 5678 9012 3456 | Card number must be 16 digits       |
        | Expiry date | 13/30               | Expiry date must be in MM/YY format |
        | Expiry date | 1                   | Expiry date must be in MM/YY format |
        | Expiry date | 12/20               | Card has expired                    |
        | CVV         | 12                  | CVV must be 3 or 4 digits           |

    Scenario: The form helps while one types
      When she goes to the checkout
      Then the form keeps of what she types:
        | field       | typed               | kept             |
        | Card number | 4242-4242 4242 4242 | 4242424242424242 |
        | Expiry date | 1230                | 12/30            |
        | Expiry date | 1/30                | 01/30            |
        | CVV         | 12x345              | 1234             |

  Rule: M-Pesa asks for a phone number of 10 to 12 digits

    Scenario: M-Pesa needs a phone number
      Given she is at the checkout, with her address and her email filled in
      And she chooses M-Pesa
      And she types "0712345678" as "M-Pesa phone number"
      Then the order is held back with "Please fill in all required payment information" as long as a field holds this:
        | field               | typed         | message                           |
        | M-Pesa phone number |               | Phone number is required          |
        | M-Pesa phone number | 071234567     | Enter a valid M-Pesa phone number |
        | M-Pesa phone number | 2547123456789 | Enter a valid M-Pesa phone number |
        | M-Pesa phone number | abc           | Phone number is required          |

  Rule: A bank transfer asks for the bank and an account number of 8 to 12 digits

    Scenario: A bank transfer needs a bank and an account
      Given she is at the checkout, with her address and her email filled in
      And she chooses bank transfer
      And she types "Equity Bank" as "Bank name"
      And she types "12345678" as "Account number"
      Then the order is held back with "Please fill in all required payment information" as long as a field holds this:
        | field          | typed         | message                      |
        | Bank name      |               | Bank name is required        |
        | Account number |               | Account number is required   |
        | Account number | 1234567       | Enter a valid account number |
        | Account number | 1234567890123 | Enter a valid account number |

  Rule: Only the chosen way of paying is checked

    Scenario: Only the chosen way of paying is looked at
      Given she is at the checkout, with her address and her email filled in
      And she types "12" as "Card number"
      And she pays by bank transfer from "Equity Bank", account "123456789012"
      Then the order is awaiting payment
