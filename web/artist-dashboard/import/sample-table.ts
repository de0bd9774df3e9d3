import { plainColumns } from '#application/catalogue/shop-exports.ts'

type Column = keyof typeof plainColumns

const bowl: Readonly<Partial<Record<Column, string>>> = {
  title: 'Tide Bowl',
  description: 'Stoneware with an ash glaze.',
  category: 'Sculpture',
  medium: 'Stoneware',
  year: '2026',
  edition: 'Edition of 12',
  widthCm: '22',
  heightCm: '9',
  depthCm: '22',
  price: '120.50',
  stock: '3',
  unique: 'no',
}

const columns = Object.keys(plainColumns) as Column[]

/** A table with one work in it, as an import reads it. */
export const sampleTable = [
  [...columns.map((each) => plainColumns[each]), 'image', 'alt'],
  [...columns.map((each) => bowl[each] ?? ''), '', ''],
]
  .map((cells) => cells.join(','))
  .join('\r\n')
