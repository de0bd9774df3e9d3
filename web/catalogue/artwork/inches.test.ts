import { expect, test } from 'vitest'
import { inchesText } from './inches.ts'

test.each([
  [[70, 100], '27½ × 39⅜\u00a0in'],
  [[2.54], '1\u00a0in'],
  [[1], '⅜\u00a0in'],
  [[0.1], '0\u00a0in'],
  [[46, 54, 18], '18⅛ × 21¼ × 7⅛\u00a0in'],
])('%j cm is %s', (lengths, text) => {
  expect(inchesText(lengths)).toBe(text)
})
