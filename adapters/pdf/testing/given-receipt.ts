import type { ReceiptView } from '#application/orders/receipts-contract.ts'

/** A receipt of two artists' works whose people write in four alphabets. */
export const givenReceipt: ReceiptView = {
  number: '4829-1736',
  email: 'olena@example.test',
  shipping: {
    name: 'Олена Жукова',
    street: 'вулиця Ґонти 4',
    city: 'Київ',
    state: 'Київ',
    postalCode: '01001',
    country: 'UA',
    phone: '+380441234567',
  },
  method: 'card',
  placedAt: '2026-03-01T10:00:00.000Z',
  paidAt: '2026-03-01T10:00:02.000Z',
  feePercent: 15,
  parts: [
    {
      artist: { id: 'amina', name: 'Amina Njoroge' },
      lines: [
        { artworkId: 'harbour', title: 'Harbour at Dusk', quantity: 1, price: 64_000, total: 64_000 },
        { artworkId: 'orchard', title: 'Πορτοκαλεώνας στο φως', quantity: 2, price: 33_333, total: 66_666 },
      ],
      subtotal: 130_666,
      artistReceives: 111_066,
      fee: 19_600,
      carriage: 12_450,
    },
    {
      artist: { id: 'lodz', name: 'Zażółć Gęślą z Łodzi' },
      lines: [{ artworkId: 'salt', title: 'Salt Geometry', quantity: 1, price: 4_550, total: 4_550 }],
      subtotal: 4_550,
      artistReceives: 3_868,
      fee: 682,
      carriage: null,
    },
  ],
  subtotal: 135_216,
  shippingCost: 0,
  total: 135_216,
  artistsReceive: 114_934,
  carriage: 12_450,
  fee: 20_282,
  refunds: [{ at: '2026-03-09T08:00:00.000Z', amount: 4_550, fromArtists: 3_868, fromPlatform: 682 }],
  kept: 130_666,
}
