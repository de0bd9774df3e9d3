import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { mpesaPushesContract, mpesaTokensContract } from '#adapters/testing/payments/mpesa-stores.suite.ts'
import { sandboxBooksContract } from '#adapters/testing/payments/sandbox-books.suite.ts'
import { attemptsContract } from '#application/payments/attempt-repository.suite.ts'
import { noticesContract } from '#application/payments/notice-repository.suite.ts'
import { Memory } from '../memory.ts'

const shop = memoryAssembly(new Memory())

describe('attempts to pay, in memory', () => {
  attemptsContract(() => ({
    attempts: shop.get(paymentPorts.attempts),
    work: shop.get(sharedPorts.work),
    newId: randomUUID,
  }))
})

describe('the books of the sandbox, in memory', () => {
  sandboxBooksContract(() => shop.get(paymentPorts.books))
})

describe('what a provider tells, in memory', () => {
  noticesContract(() => ({
    notices: shop.get(paymentPorts.notices),
    attempts: shop.get(paymentPorts.attempts),
    newId: randomUUID,
  }))
})

describe('what M-Pesa was asked, in memory', () => {
  mpesaPushesContract(
    () => shop.get(paymentPorts.mpesaPushes),
    () => shop.get(paymentPorts.attempts),
  )
})

describe('the token for M-Pesa, in memory', () => {
  mpesaTokensContract(() => shop.get(paymentPorts.mpesaTokens))
})
