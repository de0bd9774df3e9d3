import { describe, expect, it } from 'vitest'
import { linesIn } from './lines.ts'

/** Lines of so many letters. */
const linesOf = (text: string, width: number): readonly string[] =>
  linesIn(text, width, ({ from, to }) => Array.from(text.slice(from, to)).length).map(({ from, to }) =>
    text.slice(from, to),
  )

describe('lines of a text', () => {
  it('end between words, without the space there', () => {
    expect(linesOf('one two three', 7)).toEqual(['one two', 'three'])
    expect(linesOf('one two', 7)).toEqual(['one two'])
  })

  it('end between words that no space parts, and never before a closing sign', () => {
    expect(linesOf('東京都、大阪府', 5)).toEqual(['東京都、', '大阪府'])
    expect(linesOf('สวัสดีชาวโลก', 8)).toEqual(['สวัสดี', 'ชาวโลก'])
    expect(linesOf('北海道「札幌」', 5)).toEqual(['北海道', '「札幌」'])
  })

  it('end within a word that is too long, and never within a letter', () => {
    expect(linesOf('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
    expect(linesOf('नमस्ते', 1).join('')).toBe('नमस्ते')
    expect(linesOf('é́é́', 3)).toEqual(['é́', 'é́'])
  })
})
