import { expect, it } from 'vitest'
import { photographFaults } from './wrong-photographs.ts'

it('says which file is no photograph, in the sentence and at its place', () => {
  const wrong = [
    { place: 0, name: 'letter.pdf', text: 'It is no picture.' },
    { place: 2, name: 'empty.jpg', text: 'It is empty.' },
  ]
  expect(photographFaults(wrong)).toEqual({
    photographs: 'letter.pdf: It is no picture. empty.jpg: It is empty.',
    'photographs.0': 'It is no picture.',
    'photographs.2': 'It is empty.',
  })
})
