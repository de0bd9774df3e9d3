import { useActorRef, useSelector } from '@xstate/react'
import type { OrderView } from '#application/orders/contract.ts'
import { useServices } from '#web/services.ts'
import type { OrderData } from './order-loaders.ts'
import { orderMachine } from './order-machine.ts'

/** An order as it is now, and what its buyer can ask for. */
export interface FollowedOrder {
  readonly order: OrderView
  readonly isWaitingForPhone: boolean
  readonly isAnswering: boolean
  readonly isAskingPhone: boolean
  readonly isKeeping: boolean
  readonly isCancelling: boolean
  readonly isTellingOfArrival: boolean
  /** Why the last thing asked for did not happen. */
  readonly problem: string | null
  /** Whether there is a stand-in for the phone. */
  readonly answersHere: boolean
  readonly answerOnPhone: (accept: boolean) => void
  readonly askPhoneAgain: (phoneNumber: string) => void
  /** By the secret from the mail's link. */
  readonly keepWorks: (secret: string) => void
  readonly cancel: () => void
  /** Says that an artist's part is here. */
  readonly arrived: (artistId: string) => void
}

/** Follows one order for as long as its page is open. */
export function useOrder({ order: opened, accessKey, phoneAnswersHere }: OrderData): FollowedOrder {
  const { ordering, trialPhone } = useServices()
  const actor = useActorRef(orderMachine, { input: { ordering, trialPhone, order: opened, accessKey } })
  const snapshot = useSelector(actor, (current) => current)
  const { order, problem } = snapshot.context
  return {
    order,
    problem,
    isWaitingForPhone: order.status === 'awaiting-payment' && order.payment.method === 'mpesa',
    isAnswering: snapshot.matches('answering on the phone'),
    isAskingPhone: snapshot.matches('asking the phone again'),
    isKeeping: snapshot.matches('keeping the works'),
    isCancelling: snapshot.matches('cancelling'),
    isTellingOfArrival: snapshot.matches('telling that it has arrived'),
    answersHere: phoneAnswersHere && trialPhone !== null,
    answerOnPhone: (accept) => actor.send({ type: 'answer on the phone', accept }),
    askPhoneAgain: (phoneNumber) => actor.send({ type: 'ask the phone again', phoneNumber }),
    keepWorks: (secret) => actor.send({ type: 'keep the works', secret }),
    cancel: () => actor.send({ type: 'cancel the order' }),
    arrived: (artistId) => actor.send({ type: 'a parcel has arrived', artistId }),
  }
}
