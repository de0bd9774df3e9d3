import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { DomainError } from '#domain/shared/domain-error.ts'
import { adminOrder } from '#web/testing/admin-services.ts'
import { previewOf } from './refund-choice.ts'
import { type RefundInput, refundMachine } from './refund-machine.ts'

const order = adminOrder()

function started(giveBack: () => Promise<unknown> = async () => order) {
  const gives = vi.fn<RefundInput['giveBack']>(giveBack)
  const lookAgain = vi.fn<RefundInput['lookAgain']>(async () => undefined)
  const actor = createActor(refundMachine, { input: { giveBack: gives, lookAgain } }).start()
  const chosen = () => previewOf(actor.getSnapshot().context.choice, order)
  return {
    actor,
    gives,
    lookAgain,
    press: () => actor.send({ type: 'give back', what: chosen() }),
    atRest: () => waitFor(actor, (snapshot) => snapshot.matches('choosing')),
  }
}

it('gives once, after it was asked twice, and chooses anew then', async () => {
  const { actor, gives, lookAgain, press, atRest } = started()
  actor.send({ type: 'pieces chosen', artworkId: 'salt', quantity: 2 })
  press()
  actor.send({ type: 'leave it' })
  expect(gives).not.toHaveBeenCalled()
  press()
  actor.send({ type: 'yes' })
  actor.send({ type: 'yes' })
  press()
  await atRest()
  expect(gives.mock.calls).toEqual([[{ lines: [{ artworkId: 'salt', quantity: 2 }], left: 73_100 }]])
  expect(lookAgain).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.choice.pieces).toEqual({})
})

it('asks nobody for what cannot be given, and forgets the fault with the next change', () => {
  const { actor, press } = started()
  actor.send({ type: 'kind chosen', kind: 'amount' })
  actor.send({ type: 'amount typed', amount: 'a lot' })
  press()
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(actor.getSnapshot().context.fault?.field).toBe('amount')
  actor.send({ type: 'amount typed', amount: '1' })
  expect(actor.getSnapshot().context.fault).toBeNull()
})

it('looks at the order again where somebody else was quicker, and keeps what was chosen', async () => {
  const { actor, lookAgain, press, atRest } = started(() =>
    Promise.reject(new DomainError('conflict', 'order-changed', 'It is another one now.')),
  )
  actor.send({ type: 'pieces chosen', artworkId: 'salt', quantity: 1 })
  press()
  actor.send({ type: 'yes' })
  await atRest()
  expect(lookAgain).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context).toMatchObject({
    problem: 'It is another one now.',
    choice: { pieces: { salt: 1 } },
  })
})
