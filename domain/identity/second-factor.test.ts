import { describe, expect, it } from 'vitest'
import { readCode, writtenCode } from './second-factor.ts'

describe('a code of the second lock', () => {
  it('is read as people type it', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', digits: '123456' })
    expect(readCode('١٢٣ ٤٥٦')).toEqual({ kind: 'app', digits: '123456' })
    expect(readCode('12345-67890-12345-67890')).toEqual({ kind: 'recovery', digits: '12345678901234567890' })
  })

  it('may come from a Japanese keyboard', () => {
    expect(readCode('\uFF11\uFF12\uFF13 \uFF14\uFF15\uFF16')).toEqual({ kind: 'app', digits: '123456' })
  })

  it('is nothing else', () => {
    for (const typed of ['', '12345', '1234567', 'abcdef', `${'1'.repeat(19)}x`])
      expect(readCode(typed)).toBeNull()
  })

  it('is written in groups and read back', () => {
    const digits = '01234567890123456789'
    expect(writtenCode(digits)).toBe('01234-56789-01234-56789')
    expect(readCode(writtenCode(digits))).toEqual({ kind: 'recovery', digits })
  })
})

it('a code of twenty signs that are no figures is none', () => {
  expect(readCode(`x${'1'.repeat(19)}`)).toBeNull()
  expect(writtenCode('')).toBe('')
})
