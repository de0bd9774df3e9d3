import { describe, expect, it } from 'vitest'
import { hasUnseen, isBlank, tidyLine, tidyText } from './tidy-text.ts'

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
const unseen = [
  '\u00AD',
  '\u200B',
  '\u2060',
  '\u2064',
  '\u206F',
  '\uFEFF',
  '\uFFF9',
  '\u0001',
  '\u007F',
  '\u009F',
]

describe('what nobody sees', () => {
  it.each([...turning, ...unseen].map((sign) => [sign.charCodeAt(0).toString(16), sign] as const))(
    'is not kept: U+%s',
    (_, sign) => {
      expect(hasUnseen(`Lena${sign}`)).toBe(true)
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
    expect(hasUnseen(text)).toBe(false)
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
