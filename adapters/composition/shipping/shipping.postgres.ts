import { namedShippingTerms } from '#adapters/postgres/answers/named-readers.ts'
import { postgresShippingTerms } from '#adapters/postgres/shipping/postgres-shipping-terms.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { shippingPorts } from './shipping.tokens.ts'

export const shippingInPostgres = portSet(shippingPorts, database, {
  terms: ({ queries }) => namedShippingTerms(postgresShippingTerms(queries)),
})
