Feature: An artist's own works
  An artist prepares works in peace, shows them when they are ready, and never loses one by a slip of the hand.

  Background:
    Given Zawadi is an artist of the gallery

  Rule: A work is a draft until its artist shows it

    Scenario: From a draft to the wall
      When Zawadi begins a work called "Harbour at Dusk"
      And she writes of it:
        | description | The last ferry of the day. |
        | category    | Paintings                  |
        | price       | $640.50                    |
        | stock       | 2                          |
        | kind        | One of several             |
      And she adds a picture and says that it shows "A harbour in the evening"
      Then her work is a draft, and shoppers do not see it
      When she publishes it
      Then her work is public, and shoppers see it for $640.50
      And she is told that she receives $544.43

    Scenario: One print out of an edition
      When Zawadi begins a work called "Salt Pans, Noon"
      And she writes of it:
        | description | The pans, before the rain. |
        | category    | Photography                |
        | edition     | 3 of 12                    |
        | price       | $180.00                    |
      And she adds a picture and says that it shows "Salt pans under a white sky"
      And she publishes it
      Then her work is public, and shoppers see it for $180.00
      And its label says that its "Edition" is "3 of 12"
      And its label reads "Only 1 left"

  Rule: A work can be shown once shoppers have all that they need to know

    Scenario: What shoppers would miss is told before they do
      When Zawadi begins a work called "Unfinished"
      And she publishes it
      Then she is told about the "description": "A description is required"
      And she is told about the "category": "Please choose a category"
      And she is told about the "price": "The price must be more than $0"
      And she is told about the "pictures": "At least one picture is required"
      And her work is a draft, and shoppers do not see it

    Scenario: Everyone can know what a picture shows
      When Zawadi begins a work called "Harbour at Dusk"
      And she writes of it:
        | description | The last ferry of the day. |
        | category    | Paintings                  |
        | price       | $640.50                    |
      And she adds a picture and says that it shows ""
      And she publishes it
      Then she is told about the "alt": "Every picture needs a few words that say what it shows"

  Rule: A work may have several pictures, in the order that its artist gives them

    Scenario: The picture that was added last hangs first
      When Zawadi begins a work called "Harbour at Dusk"
      And she writes of it:
        | description | The last ferry of the day. |
        | category    | Paintings                  |
        | price       | $640.50                    |
      And she adds a picture and says that it shows "A harbour in the evening"
      And she adds a picture and says that it shows "Its signature"
      And she publishes it
      Then its pictures show "A harbour in the evening" and then "Its signature"
      When she has the last picture hang first
      Then its pictures show "Its signature" and then "A harbour in the evening"

    Scenario: A picture is taken off by a slip of the hand
      When Zawadi begins a work called "Harbour at Dusk"
      And she writes of it:
        | description | The last ferry of the day. |
        | category    | Paintings                  |
        | price       | $640.50                    |
      And she adds a picture and says that it shows "A harbour in the evening"
      And she adds a picture and says that it shows "Its signature"
      And she publishes it
      And she takes its first picture off
      Then its only picture shows "Its signature"
      When she has that picture back
      Then its pictures show "A harbour in the evening" and then "Its signature"

    # Files can be dropped only on a screen.
    @needs-a-screen
    Scenario: A picture is dropped, and tells how far it is
      Given Lena has signed in here as an artist
      And Lena opens "/dashboard/artworks/new"
      When she writes "Harbour at Dusk" into "Title"
      Then the page reads "Saved"
      When the shop takes its time to take a picture
      And she drops the picture "harbour.jpg" on the page
      Then the page tells how far "harbour.jpg" has come
      When the shop has taken the picture
      And she writes "A harbour in the evening" into "Describe this image for people who cannot see it"
      Then the page reads "Saved"

  Rule: Nothing is shown of an artist whom no admin has approved

    Scenario: Whoever waits for an admin can prepare, and nobody else sees it
      Given Baraka is an artist who waits for an admin
      And Baraka has shown a work called "Early Days"
      Then his work is public, and shoppers do not see it

  Rule: A work of which no piece is left stays in sight as sold out

    Scenario: The last piece is sold
      Given Zawadi has shown a work called "Tide Bowl"
      When every piece of "Tide Bowl" finds its buyer
      Then her work is sold-out, and shoppers see it

  Rule: What an admin has hidden stays hidden, and its artist reads why

    Scenario: What an admin has hidden stays hidden
      Given Zawadi has shown a work called "Somebody's Photograph"
      When an admin hides it: "Not by your own hand"
      Then her work is hidden, and shoppers do not see it
      And she reads why: "Not by your own hand"

    # A screen shows no button to publish a work that an admin has hidden, so there is nothing to press.
    @nothing-to-press
    Scenario: Nobody publishes past an admin
      Given Zawadi has shown a work called "Somebody's Photograph"
      When an admin hides it: "Not by your own hand"
      And she publishes it
      Then she is refused: "An admin has hidden this artwork. It cannot be published until they restore it."

  Rule: A work that was removed can be put back, and one window does not overwrite another

    Scenario: Removed by a slip of the hand
      Given Zawadi has shown a work called "Tide Bowl"
      When she removes it
      Then her works are none, and shoppers do not see it
      When she puts it back
      Then her work is public, and shoppers see it

    Scenario: Two windows
      When Zawadi begins a work called "First Title"
      And she opens it in another window
      And she calls it "Second Title" in the first window
      And she calls it "Third Title" in the other window
      Then she is refused: "This artwork was changed elsewhere meanwhile: in another window, or because a piece was sold."
      And her works are "Second Title"

  Rule: A copy of a work is a draft to make another one from

    Scenario: One more of the kind
      Given Zawadi has shown a work called "Tide Bowl"
      When she makes a copy of it
      Then her works are "Tide Bowl, Tide Bowl"
      And the copy is a draft with 1 picture

  Rule: Only files that are pictures are taken as pictures of a work

    Scenario: What is no picture is not taken for one
      When Zawadi begins a work called "Harbour at Dusk"
      And she adds a letter that is called "harbour.png"
      Then she is refused: "This file is not a picture that we can read. Please send a JPEG, PNG, WebP, AVIF or TIFF."

  Rule: An artist can move in with the works of another shop

    Scenario: Moving in from another shop
      When Zawadi looks at what this export would bring in:
        """
        Handle,Title,Body (HTML),Vendor,Type,Tags,Variant Price,Variant Inventory Qty,Image Src,Image Alt Text
        tide-bowl,Tide Bowl,<p>Stoneware.</p>,Zawadi,Ceramics,,120.50,3,,
        dusk,Dusk,,Zawadi,Oil painting,,"1,480.00",1,,
        nothing,,,Zawadi,,,5,1,,
        """
      Then 2 of 3 works would come in
      And line 4 is not fit to come in: "A title is required"
      When she imports it
      And she imports it
      Then her works are "Dusk, Tide Bowl"
      And all of them are drafts

    Scenario: Moving in from a shop that sells in euros
      When Zawadi looks at what this export would bring in:
        """
        TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,SKU
        Tide Bowl,Stoneware.,120.00,EUR,1,bowl,"stoneware,ash_glaze",,TB-1
        """
      Then 0 of 1 works would come in
      And line 2 is not fit to come in: "price: 120.00 is in EUR, and prices here are in US dollars"
      When she says that one "EUR" is 1.10 dollars
      Then 1 of 1 works would come in
      And "tags" of the file stays out

  Rule: A work that is removed hangs nowhere, and orders keep what was bought

    Scenario: Removed after it was bought
      Given Zawadi has shown a work called "Salt Pans"
      And Zawadi has shown a work called "Tide Bowl"
      And she buys "Tide Bowl" and 1 of "Salt Pans"
      When she removes it
      Then her works are "Salt Pans"
      When she opens her order by its link
      Then it lists 1 × "Salt Pans" and 1 × "Tide Bowl"
