import { describe, expect, it } from 'vitest'
import { isBlank, tidyLine, tidyText } from './tidy-text.ts'

const turning = [
  '\u200E',
  '\u200F',
  '\u061C',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]
const unseen = ['\u00AD', '\u2060', '\u2064', '\u206F', '\uFEFF', '\uFFF9', '\u0001', '\u007F', '\u009F']

describe('what nobody sees', () => {
  it.each([...turning, ...unseen].map((sign) => [sign.charCodeAt(0).toString(16), sign] as const))(
    'is not kept: U+%s',
    (_, sign) => {
      expect(tidyText(`${sign} Le${sign}na ${sign}`)).toBe('Lena')
      expect(tidyLine(`${sign} 12 ${sign} Marina${sign} Road`)).toBe('12 Marina Road')
      expect(isBlank(` ${sign}${sign} `)).toBe(true)
    },
  )

  it.each([
    ['Persian', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['Sinhala', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['a family', '\u{1F469}\u200D\u{1F467}'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['an artist with a skin tone', '\u{1F469}\u{1F3FE}\u200D\u{1F3A8}\uFE0F'],
    ['an accent of its own', 'e\u0301'],
  ])('is not what %s is written with', (_, text) => {
    expect(tidyText(text)).toBe(text)
    expect(tidyLine(text)).toBe(text)
  })
})

it('keeps the lines of a text, and makes one of a line', () => {
  expect(tidyText(' Paints.\n\n\tDraws. ')).toBe('Paints.\n\n\tDraws.')
  expect(tidyLine(' Lena\n Okoro\t ')).toBe('Lena Okoro')
  expect(isBlank(' \n\t')).toBe(true)
  expect(isBlank(' a ')).toBe(false)
})

describe('a space of no width', () => {
  it('parts the words of a text in Khmer, Thai, Lao and Burmese, and nothing beside a blank or another one', () => {
    expect(tidyText('\u0E20\u0E32\u0E1E\u200B\u0E07\u0E32\u0E19')).toBe(
      '\u0E20\u0E32\u0E1E\u200B\u0E07\u0E32\u0E19',
    )
    expect(tidyText('\u200B \u200Ba\u200B\u200Bb \u200Bc\u200B d\u200B\n\u200Be\u200B')).toBe(
      'a\u200Bb c d\ne',
    )
  })

  it('stands in no line, such as a name', () => {
    expect(tidyLine('\u200BLe\u200Bna \u200B Okoro')).toBe('Lena Okoro')
  })
})

it.each([
  ['joiners', '\u200C\u200D'],
  ['tags', '\u{E0067}\u{E007F}'],
  ['spaces of no width', '\u200B \u200B'],
  ['the Hangul filler', '\u3164'],
  ['the filler of an initial', '\u115F'],
  ['the filler of a vowel', '\u1160'],
  ['the filler of half width', '\uFFA0'],
  ['the braille of no dot', '\u2800'],
  ['a variation alone', '\uFE0F'],
])('there is nothing to see in %s', (_, text) => {
  expect(isBlank(` ${text} `)).toBe(true)
  expect(tidyText(text)).toBe('')
  expect(tidyLine(text)).toBe('')
  expect(isBlank(`${text}a`)).toBe(false)
})
