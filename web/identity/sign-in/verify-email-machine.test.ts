import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { UserView } from '#application/identity/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { userView } from '#web/testing/accounts.ts'
import { verifyEmailMachine } from './verify-email-machine.ts'

const lena = userView({ emailVerified: true })

/** Somebody with a link, whose presses are answered one after the other. */
function open(token: string, ...answers: (() => Promise<void>)[]) {
  let known: UserView | null = lena
  const welcomed: UserView[] = []
  const failures: unknown[] = []
  const asked: string[] = []
  const actor = createActor(verifyEmailMachine, {
    input: {
      token,
      accounts: {
        verifyEmail: async (sent) => {
          asked.push(sent)
          await answers.shift()?.()
        },
        profile: async () => {
          if (!known) throw notSignedIn()
          return known
        },
      },
    },
  })
  actor.on('verified', ({ account }) => welcomed.push(account))
  actor.on('failed', ({ error }) => failures.push(error))
  actor.start()
  const press = async () => {
    actor.send({ type: 'verify the address' })
    actor.send({ type: 'verify the address' })
    await waitFor(actor, (snapshot) => !snapshot.matches('verifying'))
    return actor.getSnapshot().value
  }
  const endSession = () => {
    known = null
  }
  return { actor, press, endSession, welcomed, failures, asked }
}

test('a press verifies the address once, and its owner is known', async () => {
  const { actor, press, welcomed, failures, asked } = open('key')
  expect([actor.getSnapshot().value, asked]).toEqual(['waiting for a press', []])
  expect(await press()).toBe('verified')
  expect([asked, welcomed, failures]).toEqual([['key'], [lena], []])
})

test('no link is an old one', () => {
  expect(open('').actor.getSnapshot().value).toBe('link is old')
})

test.each([
  ['token-no-longer-valid', 'link is old', false],
  ['sign-in-first', 'sent for another account', true],
  ['something-else', 'waiting for a press', true],
] as const)('the refusal %s leads to: %s', async (code, state, fails) => {
  const error = new DomainError('rule-broken', code, 'No.')
  const { press, welcomed, failures } = open('key', () => Promise.reject(error))
  expect(await press()).toBe(state)
  expect([failures, welcomed]).toEqual([fails ? [error] : [], []])
})

test('a session that is over is no other account', async () => {
  const error = new DomainError('rule-broken', 'sign-in-first', 'No.')
  const { press, endSession, failures } = open('key', () => Promise.reject(error))
  endSession()
  expect(await press()).toBe('waiting for a press')
  // The page says by itself that it is over.
  expect(failures).toEqual([])
})

test('a gallery out of reach can be asked again', async () => {
  const { press, asked } = open('key', () => Promise.reject(new Unavailable()))
  await press()
  expect(await press()).toBe('verified')
  expect(asked).toEqual(['key', 'key'])
})
