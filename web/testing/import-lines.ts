import type { ImportLine } from '#application/catalogue/own-artworks-contract.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'

/** A table of one line that would come in, and one with all that can be wrong. */
export const importLines = (rate?: PriceRate): readonly ImportLine[] => [
  {
    line: 2,
    title: 'Blue Bowl',
    price: rate ? 4_000 * rate.dollars : 4_000,
    stock: 1,
    written: { price: '40', stock: '1' },
    imageUrls: [],
    category: '',
    medium: 'Stoneware',
    currency: null,
    leftOut: ['tags'],
    problems: [],
  },
  {
    line: 3,
    title: '',
    price: null,
    stock: 0,
    written: { price: '0.005', stock: '0' },
    imageUrls: [],
    category: '',
    medium: '',
    currency: null,
    leftOut: [],
    problems: ['A title is required', 'price: At most two decimals, please'],
  },
]
