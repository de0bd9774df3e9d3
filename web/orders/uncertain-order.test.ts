import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { OrderView } from '#application/orders/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accessKey, askedOrder, orderingThat, orderView, phoneOf } from '#web/testing/order-window.ts'
import { orderMachine } from './order-machine.ts'
import type { OrderEvent } from './order-setup.ts'

/** Of something asked whose answer gets lost, whether it was done or not. */
function openWhere(order: OrderView, isDone: boolean, unseen?: Error) {
  const ordering = orderingThat()
  ordering.current = order
  const phone = phoneOf(ordering)
  const losing =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given): Promise<never> => {
      if (isDone) await act(...given)
      throw new Unavailable()
    }
  let looks = 0
  const clock = new SimulatedClock()
  const actor = createActor(orderMachine, {
    input: {
      ordering: {
        ...ordering,
        cancel: losing(ordering.cancel),
        payWithAnotherCard: losing(async () => {
          ordering.current = orderView()
        }),
        async order() {
          looks++
          if (unseen) throw unseen
          return ordering.current
        },
      },
      trialPhone: { ...phone, answerBank: losing(phone.answerBank) },
      cardClient: null,
      goesToBank: false,
      order,
      accessKey,
    },
    clock,
  }).start()
  const refused = () => waitFor(actor, ({ context }) => context.problem !== null)
  return { actor, clock, refused, looks: () => looks }
}

const refusedCard = orderView({
  status: 'awaiting-payment',
  payment: { method: 'card', status: 'pending', instructions: '', cardRefused: 'Your card was declined.' },
})

test.each<[string, OrderView, OrderEvent, OrderView['status']]>([
  ['a yes to the bank', askedOrder(), { type: 'answer the bank', isMe: true }, 'paid'],
  ['another card', refusedCard, { type: 'pay with another card', token: async () => 'card' }, 'paid'],
  ['a cancellation', orderView(), { type: 'cancel the order' }, 'refunded'],
])('%s whose answer is lost shows by itself what came of it', async (_, order, event, status) => {
  const { actor, clock, refused } = openWhere(order, true)
  actor.send(event)
  await refused()
  clock.increment(3000)
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.order.status === status)
  expect(context.problem).toBeNull()
})

test('what was not done is still to be done, and says so; it is looked at five times', async () => {
  const { actor, clock, refused, looks } = openWhere(askedOrder(), false)
  actor.send({ type: 'answer the bank', isMe: true })
  await refused()
  for (let look = 1; look <= 5; look++) {
    clock.increment(3000)
    await waitFor(actor, (snapshot) => snapshot.matches('asked by the bank') && looks() === look)
    expect(actor.getSnapshot().context.problem).toBe('The gallery did not answer. Please try again.')
  }
  clock.increment(60_000)
  expect(actor.getSnapshot().value).toBe('asked by the bank')
  expect(looks()).toBe(5)
})

test.each<[string, Error, boolean]>([
  ['goes on while there is no network', new Unavailable(), true],
  [
    'ends where it is refused',
    new DomainError('not-found', 'order-not-found', 'There is no such order.'),
    false,
  ],
])('looking %s', async (_, error, goesOn) => {
  const { actor, clock, refused, looks } = openWhere(askedOrder(), false, error)
  actor.send({ type: 'answer the bank', isMe: true })
  await refused()
  for (let turn = 0; turn < 8; turn++) {
    clock.increment(3000)
    await waitFor(actor, (snapshot) => snapshot.matches('asked by the bank'))
  }
  expect(looks()).toBe(goesOn ? 8 : 1)
})
