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
      { sentence: '“Kiln at Closing” is held, and in no order that waits for its money.', orderNumber: null },
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
  {
    id: 'transfer',
    orderNumber: '4829-1737',
    // A word that would be wider than any window.
    buyer: { name: 'Endless'.repeat(43), email: `${'endless'.repeat(43)}@example.org` },
    way: 'transfer',
    price: 45.55,
    amount: 4555,
    currency: 'USD',
    phone: null,
    receipt: null,
    payers: [{ name: 'Endless'.repeat(43), iban: null, amount: 4555, currency: 'USD' }],
    dueAt: '2026-11-21T10:00:00.000Z',
  },
]

/** A shop in which not all is well. */
export const system = {
  versions: {
    shop: '1.2.3',
    node: '24.1.0',
    database: '17.6',
    migrations: 50,
    newestMigration: '50-admin-system',
  },
  mails: { leave: false, waiting: 2, kept: 31, givenUp: 1 },
  disk: { total: 64_000_000_000, free: 38_200_000_000, database: 3_100_000_000, pictures: 12_400_000_000 },
  check: { at: '2026-11-23T02:40:00.000Z', differences: 2 },
  jobs: [
    {
      id: 'job',
      kind: 'take-payment',
      about: '4829-1736',
      at: '2026-11-21T10:00:00.000Z',
      tries: 1001,
      reason: 'Error: the provider does not answer',
    },
  ],
  sessions: [
    {
      id: 'here',
      adminId: 'wanjiru',
      name: 'Wanjiru Kamau',
      device: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      current: true,
      signedInAt: '2026-11-20T08:00:00.000Z',
      lastSeenAt: '2026-11-21T10:00:00.000Z',
    },
    {
      id: 'there',
      adminId: 'ada',
      name: 'Ada Mensah',
      device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
      current: false,
      signedInAt: '2026-11-01T08:00:00.000Z',
      lastSeenAt: '2026-11-19T10:00:00.000Z',
    },
  ],
}
