import { expect, it } from 'vitest'
import { digitsIn, withOurDigits } from './digits.ts'

it('reads the digits of Arabic and Persian keyboards', () => {
  expect(withOurDigits('\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669')).toBe('0123456789')
  expect(withOurDigits('\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9')).toBe('0123456789')
})

it('reads the digits of full width that Japanese keyboards compose', () => {
  expect(withOurDigits('\uFF10\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18\uFF19')).toBe('0123456789')
})

it('leaves whatever else is written as it is', () => {
  expect(withOurDigits('12/30, \u0645\u0635\u0631')).toBe('12/30, \u0645\u0635\u0631')
})

it('finds digits between whatever stands there', () => {
  expect(digitsIn('+\u0662\u0660 (10) x')).toBe('2010')
})
