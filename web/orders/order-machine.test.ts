import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accessKey, orderingThat, orderView, phoneOf, waitingOrder } from '#web/testing/order-window.ts'
import { orderMachine } from './order-machine.ts'

function open(order = orderView(), change: Partial<ReturnType<typeof orderingThat>> = {}) {
  const followed = orderingThat()
  followed.current = order
  const clock = new SimulatedClock()
  const actor = createActor(orderMachine, {
    input: {
      ordering: { ...followed, ...change },
      trialPhone: phoneOf(followed),
      cardClient: null,
      goesToBank: false,
      order,
      accessKey,
    },
    clock,
  }).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('showing'))
  return { actor, followed, clock, settled, context: () => actor.getSnapshot().context }
}

describe('an order that waits for the phone', () => {
  test('is looked at again until it is paid', async () => {
    const { actor, followed, clock, settled } = open(waitingOrder())
    clock.increment(3000)
    await waitFor(actor, (snapshot) => snapshot.matches('waiting for the phone'))
    followed.current = orderView()
    clock.increment(3000)
    expect((await settled()).context.order.status).toBe('paid')
  })

  test('is not looked at earlier', () => {
    const { actor, clock } = open(waitingOrder())
    clock.increment(2999)
    expect(actor.getSnapshot().value).toBe('waiting for the phone')
  })

  test.each([
    [true, 'paid'],
    [false, 'cancelled'],
  ])('answered on the phone with %s it is %s', async (accept, status) => {
    const { actor, settled } = open(waitingOrder())
    actor.send({ type: 'answer on the phone', accept })
    expect((await settled()).context.order.status).toBe(status)
  })

  test('goes on waiting while the gallery is away, and says so', async () => {
    const { actor, clock } = open(waitingOrder(), { order: () => Promise.reject(new Unavailable()) })
    clock.increment(3000)
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches('waiting for the phone') && snapshot.context.problem !== null,
    )
    expect(context.problem).toBe('The gallery did not answer. Please try again.')
  })
})

test('a bank transfer is not waited for on the page', () => {
  const { actor } = open(
    orderView({
      status: 'awaiting-payment',
      payment: { method: 'atm', status: 'pending', instructions: 'Pay.' },
    }),
  )
  expect(actor.getSnapshot().value).toBe('showing')
})

describe('cancelling', () => {
  test('shows the order as it is then', async () => {
    const { actor, settled } = open()
    actor.send({ type: 'cancel the order' })
    expect((await settled()).context.order.status).toBe('refunded')
  })

  test('asked twice is done once', async () => {
    let times = 0
    const { actor, settled } = open(orderView(), {
      async cancel() {
        times++
        return orderView({ status: 'refunded' })
      },
    })
    actor.send({ type: 'cancel the order' })
    actor.send({ type: 'cancel the order' })
    await settled()
    expect(times).toBe(1)
  })

  test('too late says why, and the order stays', async () => {
    const tooLate = new DomainError('conflict', 'order-not-cancellable', 'It can no longer be cancelled.')
    const { actor, settled, context } = open(orderView(), { cancel: () => Promise.reject(tooLate) })
    actor.send({ type: 'cancel the order' })
    await settled()
    expect(context().problem).toBe('It can no longer be cancelled.')
    expect(context().order.status).toBe('paid')
  })

  test('that breaks says nothing that was not meant for people', async () => {
    const broken = new TypeError('Cannot read properties of undefined')
    const { actor, settled, context } = open(orderView(), { cancel: () => Promise.reject(broken) })
    actor.send({ type: 'cancel the order' })
    await settled()
    expect(context().problem).toBe('The gallery did not answer. Please try again.')
  })
})
