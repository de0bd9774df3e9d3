import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { mpesaPushesContract, mpesaTokensContract } from '#adapters/testing/payments/mpesa-stores.suite.ts'
import { sandboxBooksContract } from '#adapters/testing/payments/sandbox-books.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { attemptsContract } from '#application/payments/attempt-repository.suite.ts'
import { noticesContract } from '#application/payments/notice-repository.suite.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
let shop: Assembly
beforeAll(async () => {
  database = await testDatabase()
  shop = postgresAssembly(database.orm)
})
afterAll(() => database.close())

describe('attempts to pay, in PostgreSQL', () => {
  attemptsContract(() => ({
    attempts: shop.get(paymentPorts.attempts),
    work: shop.get(sharedPorts.work),
    newId: randomUUID,
  }))
})

describe('the books of the sandbox, in PostgreSQL', () => {
  sandboxBooksContract(() => shop.get(paymentPorts.books))
})

describe('what a provider tells, in PostgreSQL', () => {
  noticesContract(() => ({
    notices: shop.get(paymentPorts.notices),
    attempts: shop.get(paymentPorts.attempts),
    newId: randomUUID,
  }))
})

describe('what M-Pesa was asked, in PostgreSQL', () => {
  mpesaPushesContract(
    () => shop.get(paymentPorts.mpesaPushes),
    () => shop.get(paymentPorts.attempts),
  )
})

describe('the token for M-Pesa, in PostgreSQL', () => {
  mpesaTokensContract(() => shop.get(paymentPorts.mpesaTokens))
})
