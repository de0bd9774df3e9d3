import { expect, it } from 'vitest'
import { orderPage } from './addresses.ts'
import { receiptBeside, receiptFile } from './receipt-addresses.ts'

it('a receipt stands beside its order, and is opened by the same key', () => {
  expect(receiptBeside(orderPage('4829-1736', 'the-key'))).toBe('/orders/4829-1736/receipt?key=the-key')
  expect(receiptBeside(orderPage('4829-1736'))).toBe('/orders/4829-1736/receipt')
  expect(receiptBeside('https://shop.test/orders/4829-1736?key=k')).toBe(
    'https://shop.test/orders/4829-1736/receipt?key=k',
  )
})

it('so does its file', () => {
  expect(receiptFile('4829-1736', 'the-key')).toBe('/api/orders/4829-1736/receipt.pdf?key=the-key')
  expect(receiptFile('4829-1736')).toBe('/api/orders/4829-1736/receipt.pdf')
})
