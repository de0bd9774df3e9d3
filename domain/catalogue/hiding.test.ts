import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { hidden, restored } from './hiding.ts'
import type { Standing } from './publishing.ts'

const onShow: Standing = { visibility: 'public', hiddenBecause: null, removedFrom: null }

describe('hiding a work', () => {
  it('takes it off the wall with a reason, and back', () => {
    const away = hidden(onShow, ' A copy ')
    expect(away).toEqual({ visibility: 'hidden', hiddenBecause: 'A copy', removedFrom: null })
    expect(restored(away)).toEqual(onShow)
  })

  it('wants a reason', () => {
    expect(() => hidden(onShow, ' ')).toThrow('A reason is required')
    expect(() => hidden(onShow, 'x'.repeat(1_001))).toThrow('At most 1000 characters, please')
  })

  it('leaves alone what hangs nowhere, and brings back only what an admin has hidden', () => {
    expect(() => hidden({ ...onShow, visibility: 'draft' }, 'A copy')).toThrow('not on show')
    expect(() => restored(onShow)).toThrow('No admin has hidden')
    expect(() => restored({ visibility: 'hidden', hiddenBecause: 'A copy', removedFrom: 'hidden' })).toThrow(
      'No admin has hidden',
    )
  })
})

it('an admin who is too late is told so by a code', () => {
  expect(refusalOf(() => hidden({ ...onShow, visibility: 'draft' }, 'A copy'))).toMatchObject({
    refusal: 'conflict',
    code: 'artwork-not-on-show',
  })
  expect(refusalOf(() => restored(onShow))).toMatchObject({ refusal: 'conflict', code: 'artwork-not-hidden' })
})
