Feature: Searching the gallery
  A visitor finds a work by the words they remember, even when they remember them badly.

  Background:
    Given the gallery shows these works, the newest last:
      | title             | artist         | category    | price  | stock | medium               | description                          |
      | Lighthouse, Low Tide | Amina Njoroge | Photography | 120.00 | 4     | Pigment print        | A white tower and its reflection.    |
      | Copper Orchard    | Brook Tadesse  | Sculpture   | 900.00 | 1     | Patinated copper     | Seven small trees on one root.       |
      | Letter to a Lighthouse | Dalia Haddad | Paintings | 380.00 | 1     | Gouache on paper     | Painted from a kitchen window.       |
      | Café de l'Étoile  | Élodie Perrin  | Digital Art | 60.00  | 5     | Archival inkjet      | Four chairs and nobody in them.      |

  Rule: A work is found by any word that stands on its label

    Scenario: Words from the title, the artist, the category, the medium and the description
      When Lena opens the gallery
      Then each of these words finds one work alone:
        | words           | work              |
        | orchard         | Copper Orchard    |
        | digital art     | Café de l'Étoile  |
        | brook tadesse   | Copper Orchard    |
        | pigment         | Lighthouse, Low Tide |
        | sculpture       | Copper Orchard    |
        | kitchen window  | Letter to a Lighthouse |

    Scenario: Every work that matches is found
      When Lena searches the gallery for "lighthouse"
      Then she sees "Lighthouse, Low Tide" and "Letter to a Lighthouse"

    Scenario: The beginning of a word is enough
      When Lena searches the gallery for "patin"
      Then she sees only "Copper Orchard"

    Scenario: Searching within a category
      When Lena searches the gallery for "lighthouse"
      And she chooses the category "Paintings"
      Then she sees only "Letter to a Lighthouse"

  Rule: The search forgives slips of the pen

    Scenario: Slips of the pen are forgiven
      When Lena opens the gallery
      Then each of these words finds one work alone:
        | words           | work              |
        | coper orchrd    | Copper Orchard    |
        | cafe de letoile | Café de l'Étoile  |
        | gouahce         | Letter to a Lighthouse |
        | ELODIE          | Café de l'Étoile  |
        | lettre          | Letter to a Lighthouse |
        | whiet towre     | Lighthouse, Low Tide |

  Rule: A search that finds nothing says so and shows a way back

    Scenario: Nothing matches
      When Lena searches the gallery for "submarine"
      Then she sees no work, and a way back to all artworks

    Scenario: Whatever one types is only words
      When Lena opens the gallery
      Then she sees for each of these no work, and a way back to all artworks:
        | words                     |
        | '); drop table artworks; |
        | <script>alert(1)</script> |
        | %_%                      |
