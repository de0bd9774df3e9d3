import { describe, expect, it } from 'vitest'
import { validateParcel } from './parcel.ts'

describe('a parcel', () => {
  it.each([
    ['DHL', 'JD0146000045'],
    [' Posta ', ' RR 123 456 785 KE '],
    ['DPD', '0998/0004.5512-7'],
    ['Posta\nKenya', 'RR 123\n456\u200B 785 KE'],
  ])('of %s is found by %s', (carrier, trackingNumber) => {
    expect(validateParcel({ carrier, trackingNumber })).toEqual({})
  })

  it('needs a carrier and a number', () => {
    expect(validateParcel({ carrier: '', trackingNumber: '' })).toEqual({
      carrier: 'Carrier is required',
      trackingNumber: 'Tracking number is required',
    })
  })

  it.each(['123', '1Z<script>', 'https://example.test/track', '-12345-', '1'.repeat(41)])(
    'is not found by %j',
    (trackingNumber) => {
      expect(validateParcel({ carrier: 'DHL', trackingNumber })).toEqual({
        trackingNumber: 'Enter a valid tracking number',
      })
    },
  )

  it.each(['x'.repeat(61)])('is not carried by %j', (carrier) => {
    expect(validateParcel({ carrier, trackingNumber: '12345' })).toEqual({
      carrier: 'Carrier must be one line of at most 60 characters',
    })
  })
})

it('may be carried by whoever has a name of sixty characters, and not by a blank', () => {
  expect(validateParcel({ carrier: 'x'.repeat(60), trackingNumber: '12345' })).toEqual({})
  expect(validateParcel({ carrier: ' \u3164', trackingNumber: '12345' })).toEqual({
    carrier: 'Carrier is required',
  })
})
