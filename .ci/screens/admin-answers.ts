/** What admins have done. */
export const entries = [
  {
    id: 'a',
    at: '2026-11-21T10:00:00.000Z',
    admin: { id: 'wanjiru', name: 'Wanjiru Kamau' },
    action: 'user-changed',
    subject: { kind: 'user', id: 'lena', name: 'Lena Okoro' },
    before: { country: 'KE', role: 'user' },
    after: { country: 'NG', role: 'artist' },
  },
  {
    id: 'b',
    at: '2026-11-20T10:00:00.000Z',
    admin: { id: 'wanjiru', name: 'Wanjiru Kamau' },
    action: 'artwork-hidden',
    subject: { kind: 'artwork', id: 'kiln', name: 'Kiln at Closing' },
    before: { visibility: 'public' },
    after: { visibility: 'hidden', reason: 'It shows somebody else’s work, as its maker has written to us.' },
  },
]

/** What comparisons of the books came to. */
export const checks = [
  {
    id: 'last-night',
    at: '2026-11-23T02:40:00.000Z',
    orders: 31,
    asked: 12,
    differences: [
      {
        sentence: 'stripe holds $640.00 for order 4829-1736, which needs no more.',
        orderNumber: '4829-1736',
      },
      { sentence: '“Kiln at Closing” is held, and in no unpaid order.', orderNumber: null },
    ],
  },
  { id: 'before', at: '2026-11-22T02:40:00.000Z', orders: 30, asked: 11, differences: [] },
]

/** Money that a person has to send back. */
export const refunds = [
  {
    id: 'phone',
    orderNumber: '4829-1736',
    buyer: { name: 'Lena Okoro', email: 'lena@example.org' },
    way: 'phone',
    price: 45.55,
    amount: 5910,
    currency: 'KES',
    phone: '254712345678',
    receipt: 'SKL81HGFDT',
    payers: [],
    dueAt: '2026-11-21T10:00:00.000Z',
  },
]
