import { describe, expect, it } from 'vitest'
import { runsIn } from './runs.ts'

/** What stands where, with each letter in the font of its script: A for Arabic, H for Hebrew, L for all else. */
function seen(text: string, from = 0, to = text.length): readonly string[] {
  const files = Array.from(text, (letter) =>
    /[\u2066-\u2069]/.test(letter)
      ? null
      : /\p{Script=Arabic}/u.test(letter)
        ? 'A'
        : /\p{Script=Hebrew}/u.test(letter)
          ? 'H'
          : 'L',
  )
  return runsIn(text, files)(from, to).map((run) => `${run.file}:${run.text}`)
}

describe('runs of a text', () => {
  it('stand in the order in which they are seen, and leave it to fontkit to turn letters', () => {
    expect(seen('אב Sun')).toEqual(['L:Sun', 'L: ', 'H:אב'])
    expect(seen('Sun אב')).toEqual(['L:Sun ', 'H:אב'])
  })

  it('turn brackets, and what fontkit does not know to be turned', () => {
    expect(seen('אב (ג), 12')).toEqual(['L:12', 'L: ,(', 'H:ג', 'L:) ', 'H:אב'])
  })

  it('keep the digits of Persian from left to right, which fontkit takes for letters', () => {
    expect(seen('آب ۱۲۳')).toEqual(['A:۳۲۱', 'L: ', 'A:آب'])
  })

  it('know a line by itself, and a name that is isolated from its sentence', () => {
    expect(seen('אב גד הו', 0, 5)).toEqual(['H:גד', 'L: ', 'H:אב'])
    expect(seen('\u2068אב\u2069 (1) sold')).toEqual(['H:אב', 'L: (1) sold'])
  })

  it('keep signs beyond the first plane whole, with their marks', () => {
    expect(seen('אב \u{1F600}\u0301!')).toEqual(['L:!', 'L:\u{1F600}\u0301', 'L: ', 'H:אב'])
  })
})
