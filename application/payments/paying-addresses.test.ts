import { expect, it } from 'vitest'
import { isPaidOn } from './paying-addresses.ts'

it.each(['/checkout', '/Checkout/', '/orders/4829-1736', '/orders/4829-1736//'])(
  'somebody pays on %s, however it is written',
  (path) => {
    expect(isPaidOn(path)).toBe(true)
  },
)

it.each(['', '/', '/orders', '/orders/', '/orders/4829-1736/receipt', '/admin/orders/4829-1736', '/cart'])(
  'nobody pays on %j, where no provider’s script runs',
  (path) => {
    expect(isPaidOn(path)).toBe(false)
  },
)
