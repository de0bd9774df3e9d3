# Links, tabs, addresses and dialogs exist only on a screen. What there is to read is proven by the rules alone, too (Meeting the artists).
@needs-a-screen
Feature: An artist's page
  The works, the story and the shows of one artist, and a way to reach them.

  Background:
    Given the gallery shows these works, the newest last:
      | title           | artist        | category  | price  | stock |
      | Harbour at Dusk | Amina Njoroge | Paintings | 640.00 | 1     |
      | Northern Window | Amina Njoroge | Paintings | 99.99  | 0     |

  Rule: The list of artists leads to each artist's page, with picture, medium, followers and works

    Scenario: From the list to the artist
      Given Lena is at the artists
      Then the page is called "Meet Our Artists"
      When she follows the link "Amina Njoroge"
      Then the page is called "Amina Njoroge"
      And the address names the artist by name and id
      And the page reads "0 Followers"
      And the page names a month and a year after "Member since"
      And these works hang there:
        | Northern Window | Harbour at Dusk |
      And the card of "Northern Window" says "Sold Out" and "Northern Window"
      When she presses "Add to Cart" on the card of "Harbour at Dusk"
      Then the quantity of "Harbour at Dusk" is 1
      And the cart in the header counts 1

  Rule: Works, story and exhibitions stand behind tabs, and what is not written yet says so

    Scenario: The tabs stand in the address
      Given Lena is at the artists
      When she follows the link "Amina Njoroge"
      And she turns to the tab "About the Artist"
      Then the page reads "No story yet"
      When she opens the same address anew
      Then the page reads "No story yet"
      When she turns to the tab "Exhibitions"
      Then the page reads "No exhibitions yet"

  Rule: The page of an artist is found by the id alone, too

    Scenario: A link from the cart finds the artist by id alone
      Given Lena has 1 × "Harbour at Dusk" in her cart
      When Lena opens "/cart"
      And she follows the link "Amina Njoroge"
      Then the page is called "Amina Njoroge"
      And the address names the artist by id alone

  Rule: One can write to an artist without leaving the page

    Scenario: The dialog opens, and the keyboard comes back
      Given Lena is at the artists
      When she follows the link "Amina Njoroge"
      And she presses the button "Contact"
      Then a dialog is called "Write to Amina Njoroge"
      When she presses "Escape"
      Then no dialog is open
      And the keyboard is at "Contact"
