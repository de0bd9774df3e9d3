/** What a shopper of the scenarios fills in at the checkout. */
export const address = {
  Name: 'Lena Okoro',
  Street: '12 Marina Road',
  City: 'Lagos',
  State: 'Lagos State',
  'Postal code': '101241',
  Country: 'NG',
  Phone: '+2348012345678',
  Email: 'lena@example.test',
} as const

export const card = { 'Cardholder name': 'Lena Okoro', 'Expiry date': '12/30', CVV: '123' } as const
