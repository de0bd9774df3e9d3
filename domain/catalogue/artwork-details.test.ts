import { expect, it } from 'vitest'
import { detailsFrom, formFrom } from './artwork-details.ts'
import { blankArtwork } from './artwork-fields.ts'

it('what is not told yet is other, at no price, and comes back as not told', () => {
  const details = detailsFrom(blankArtwork)
  expect(details).toMatchObject({ category: 'other', price: 0, dimensions: null })
  expect(formFrom(details)).toMatchObject({ category: '', price: null, widthCm: null })
})

it('what is told comes back as it was told, without blanks around it', () => {
  const form = {
    ...blankArtwork,
    title: ' Tide Bowl ',
    category: 'sculpture',
    price: 120_50,
    widthCm: 20,
    heightCm: 8.5,
    depthCm: 20,
  } as const
  expect({ ...formFrom(detailsFrom(form)), pictures: [] }).toEqual({ ...form, title: 'Tide Bowl' })
})
