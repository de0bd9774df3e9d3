import { useActorRef, useSelector } from '@xstate/react'
import type { OrderView } from '#application/orders/contract.ts'
import { brand } from '#domain/shared/brand.ts'
import { useServices } from '#web/services.ts'
import type { OrderData } from './order-loaders.ts'
import { orderMachine } from './order-machine.ts'
import { isAskedByBank, mayPayWithAnotherCard } from './order-setup.ts'

/** An order as it is now, and what its buyer can ask for. */
export interface FollowedOrder {
  readonly order: OrderView
  readonly isWaitingForPhone: boolean
  readonly isAskedByBank: boolean
  readonly mayPayWithAnotherCard: boolean
  readonly isAnswering: boolean
  readonly isAskingPhone: boolean
  readonly isKeeping: boolean
  readonly isAtBank: boolean
  readonly isPaying: boolean
  readonly isCancelling: boolean
  readonly isTellingOfArrival: boolean
  /** Why the last thing asked for did not happen. */
  readonly problem: string | null
  /** Whether there is a stand-in for the phone, and for the card's bank. */
  readonly answersHere: boolean
  readonly bankAnswersHere: boolean
  /** Whose own fields take a card; null where they are ours. */
  readonly cardClient: OrderData['cardClient']
  readonly answerOnPhone: (accept: boolean) => void
  readonly askPhoneAgain: (phoneNumber: string) => void
  /** By the secret from the mail's link. */
  readonly keepWorks: (secret: string) => void
  readonly goToBank: () => void
  readonly answerBank: (isMe: boolean) => void
  /** @param token brings what stands for the card */
  readonly payWithAnotherCard: (token: () => Promise<string>) => void
  readonly cancel: () => void
  /** Says that an artist's part is here. */
  readonly arrived: (artistId: string) => void
}

/** Follows one order for as long as its page is open. `goesToBank` for whoever has just placed it. */
export function useOrder(
  { order: opened, accessKey, phoneAnswersHere, cardClient }: OrderData,
  { goesToBank = false }: { readonly goesToBank?: boolean } = {},
): FollowedOrder {
  const { ordering, trialPhone, cardClients } = useServices()
  const actor = useActorRef(orderMachine, {
    input: {
      ordering,
      trialPhone,
      cardClient:
        cardClient &&
        (() => {
          keepPaidOn(window.location)
          return cardClients.open(cardClient)
        }),
      goesToBank: goesToBank && cardClient !== null,
      order: opened,
      accessKey,
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { order, problem } = snapshot.context
  return {
    order,
    problem,
    isWaitingForPhone: order.status === 'awaiting-payment' && order.payment.method === 'mpesa',
    isAskedByBank: isAskedByBank(order),
    mayPayWithAnotherCard: mayPayWithAnotherCard(order),
    isAnswering: snapshot.matches('answering on the phone') || snapshot.matches('answering the bank'),
    isAskingPhone: snapshot.matches('asking the phone again'),
    isKeeping: snapshot.matches('keeping the works'),
    isAtBank: snapshot.matches('at the bank'),
    isPaying: snapshot.matches('paying with another card'),
    isCancelling: snapshot.matches('cancelling'),
    isTellingOfArrival: snapshot.matches('telling that it has arrived'),
    answersHere: phoneAnswersHere && trialPhone !== null,
    bankAnswersHere: cardClient === null && trialPhone !== null,
    cardClient,
    answerOnPhone: (accept) => actor.send({ type: 'answer on the phone', accept }),
    askPhoneAgain: (phoneNumber) => actor.send({ type: 'ask the phone again', phoneNumber }),
    keepWorks: (secret) => actor.send({ type: 'keep the works', secret }),
    goToBank: () => actor.send({ type: 'go to the bank' }),
    answerBank: (isMe) => actor.send({ type: 'answer the bank', isMe }),
    payWithAnotherCard: (token) => actor.send({ type: 'pay with another card', token }),
    cancel: () => actor.send({ type: 'cancel the order' }),
    arrived: (artistId) => actor.send({ type: 'a parcel has arrived', artistId }),
  }
}

const paidOnPlace = `${brand.slug}.paid-on`

/** Keeps in this tab on which page of an order its buyer went to the bank: a redirect back knows nothing of ours. */
export function keepPaidOn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    window.sessionStorage.setItem(paidOnPlace, `${pathname}${search}`)
  } catch {
    // Then the mail's link leads there.
  }
}

/** That page; null where this tab knows none. */
export function lastPaidOn(): string | null {
  try {
    const kept = window.sessionStorage.getItem(paidOnPlace)
    // Of ours alone, whoever has written it.
    return kept?.startsWith('/') && !kept.startsWith('//') ? kept : null
  } catch {
    return null
  }
}
