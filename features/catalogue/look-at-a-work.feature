# Pictures, pointers and keys exist only on a screen.
@needs-a-screen
Feature: Looking at a work
  Its label says what it is; one can come close, pass it on, and go back to where one was.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price   | stock | description                      |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00  | 3     | Lanterns, and the tide going out |
      | Northern Window | Amina Njoroge | Paintings | 1250.50 | 1     | Morning in a cold room           |
    And they look like this:
      | title           | medium       | orientation | colour | width | height | year |
      | Harbour at Dusk | Oil on linen | landscape   | blue   | 120   | 80     | 2024 |
      | Northern Window | Tempera      | portrait    | white  | 60    | 90     | 2019 |

  Rule: A card shows the picture, the title, the price, and more at a second look

    Scenario: A work on the wall
      Given Lena is at the gallery
      Then the card of "Northern Window" says "$1,250.50" and "Amina Njoroge"
      And the card of "Northern Window" says "Northern Window, 2019"
      When she points at the picture of "Northern Window"
      Then she sees "Morning in a cold room" over it, with the name "Amina Njoroge"
      When she follows the picture of "Northern Window"
      Then the page is called "Northern Window"

  Rule: A work goes from the wall into the cart, and is counted there

    Scenario: From the wall into the cart, piece by piece
      Given Lena is at the gallery
      When she presses "Add to Cart" on the card of "Harbour at Dusk"
      And she presses the button "Increase quantity"
      Then the quantity of "Harbour at Dusk" is 2
      And the cart in the header counts 2

    Scenario: From its own page into the cart
      Given Lena looks at the work "Harbour at Dusk"
      When she presses the button "Add to Cart: Harbour at Dusk"
      Then the cart in the header counts 1

  Rule: A work's page says whose it is, how large, what it costs and what it is about

    Scenario: What a work's page tells
      Given Lena looks at the work "Harbour at Dusk"
      Then its label says:
        | By      | Amina Njoroge                    |
        | Size    | 120 × 80 cm                      |
        | Price   | $640.00                          |
      And the page reads "Lanterns, and the tide going out"
      When she follows the link "Paintings"
      Then she is at "/art-gallery?category=paintings"

  Rule: From a work one finds more by the same hand

    Scenario: More by the same hand
      Given Lena looks at the work "Harbour at Dusk"
      When she follows the link "Northern Window" under "More from Amina Njoroge"
      Then the page is called "Northern Window"
      When she follows the link "View All" under "More from Amina Njoroge"
      Then the page is called "Amina Njoroge"

  Rule: One can come close to a picture, by pointer, wheel and keyboard

    Scenario: Coming close with a pointer
      Given Lena looks at the work "Harbour at Dusk"
      When she presses its picture
      Then the picture fills the screen
      When she comes closer by the button "Zoom in"
      Then the picture is larger
      When she goes away by the button "Close"
      Then the picture is back on its wall, and has the keyboard

    Scenario: Coming close with the wheel
      Given Lena looks at the work "Harbour at Dusk"
      When she presses its picture
      And she turns the wheel over it
      Then the picture is larger

    Scenario: Coming close with the keyboard
      Given Lena looks at the work "Harbour at Dusk"
      When she reaches its picture with the keyboard
      And she presses "Enter"
      Then the picture fills the screen
      When she presses "+"
      Then the picture is larger
      When she presses "Escape"
      Then the picture is back on its wall, and has the keyboard

  Rule: A work's page can be shared by link, email and WhatsApp

    Scenario: Passing a work on
      Given Lena looks at the work "Harbour at Dusk"
      When she presses the button "Share"
      Then she can pass it on by "Copy link", "Email" and "WhatsApp"
      And each of them carries the work's own address
      When she presses "Escape"
      Then there is no button "Copy link"
      And the keyboard is at "Share"

  Rule: From a work one comes back to where one was in the gallery

    Scenario: Back to the same place in the gallery
      Given the gallery shows 40 works by "Brook Tadesse"
      And Lena is at the gallery
      And she chooses "Price: Low to High" under "Sort By"
      When she opens the work "Study 20" from far down the wall
      And she follows the link "Back to gallery"
      Then she is at "/art-gallery?sort=price-asc"
      And the work "Study 20" is in sight

    Scenario: Back to the gallery for whoever came from elsewhere
      Given Lena looks at the work "Harbour at Dusk"
      And she opens the same address anew
      When she follows the link "Back to gallery"
      Then she is at "/art-gallery"
