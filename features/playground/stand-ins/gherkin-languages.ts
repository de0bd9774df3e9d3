/** Scenarios are written in English: the words of seventy other languages are left out. */
export default {
  en: {
    name: 'English',
    native: 'English',
    feature: ['Feature', 'Business Need', 'Ability'],
    background: ['Background'],
    rule: ['Rule'],
    scenario: ['Example', 'Scenario'],
    scenarioOutline: ['Scenario Outline', 'Scenario Template'],
    examples: ['Examples', 'Scenarios'],
    given: ['* ', 'Given '],
    when: ['* ', 'When '],
    // oxlint-disable-next-line unicorn/no-thenable -- Gherkin calls its words for outcomes so; nobody waits for a list
    then: ['* ', 'Then '],
    and: ['* ', 'And '],
    but: ['* ', 'But '],
  },
}
