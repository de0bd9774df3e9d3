/** What only a whole shop has: it is put together with everything else, and nobody asks it for anything here. */
const absent = (what: string) => (): never => {
  throw new Error(`There is no ${what} in the playground.`)
}

export const raise = absent('server')
export const stripeProvider = absent('Stripe')
export const mpesaProvider = absent('M-Pesa')
export const imageStoreAt = () => ({})
export const pdfReceiptPrinter = {}
export const pdfStatementPrinter = {}
export const PgBoss = absent('queue')
export const tmpdir = () => 'nowhere'
