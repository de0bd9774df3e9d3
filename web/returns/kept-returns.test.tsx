import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReturnView } from '#application/returns/contract.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { decisionsOn, KeptReturns } from './kept-returns.tsx'

const coming: ReturnView = {
  id: 'return',
  artist: { id: 'amina', name: 'Amina Njoroge' },
  status: 'expected',
  lines: [{ artworkId: 'harbour', title: 'Harbour at Dusk', quantity: 1, imageUrl: null }],
  sendTo: null,
  askedAt: '2026-11-21T10:04:00.000Z',
  sendBy: '2026-12-05T00:00:00.000Z',
  isOverdue: false,
  carrier: null,
  trackingNumber: null,
  sentAt: null,
  endedAt: null,
  givenBack: 0,
}

function open(given: Partial<ReturnView> = {}) {
  const done: string[] = []
  const keeper = async () => ({
    receive: async (number: string, id: string) => {
      done.push(`received ${number} ${id}`)
      return []
    },
    sayWhere: async (_number: string, _id: string, sendTo: string) => {
      done.push(`to ${sendTo}`)
      return []
    },
  })
  const actsOf = decisionsOn(async (id, how) => done.push(`${how} ${id}`))
  const element = (
    <KeptReturns number="4829-1736" returns={[{ ...coming, ...given }]} keeper={keeper} actsOf={actsOf} />
  )
  return { done, ...show([{ path: '/', element }], '/', shopServices()) }
}

test('what has come back is confirmed after a question', async () => {
  const { user, done, complaints } = open({ status: 'sent', sentAt: '2026-11-22T10:04:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'It has come back' }))
  expect(done).toEqual([])
  expect(await obstacles()).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, it is here' }))
  expect(await screen.findByText('Noted. The money goes back to the buyer.')).toBeTruthy()
  expect(done).toEqual(['received 4829-1736 return'])
  expect(screen.queryByRole('form', { name: 'Where to send it' })).toBeNull()
  expect(complaints).not.toHaveBeenCalled()
})

test('the buyer is told where to send it', async () => {
  const { user, done } = open()
  await fillIn(user, await screen.findByLabelText('Where the buyer sends it'), 'Ngong Road, Nairobi')
  await user.click(screen.getByRole('button', { name: 'Tell the buyer' }))
  expect(await screen.findByText('The buyer gets the address by email.')).toBeTruthy()
  expect(done).toEqual(['to Ngong Road, Nairobi'])
  expect(screen.queryByRole('button', { name: 'End it without a refund' })).toBeNull()
})

test('an admin decides about what was not sent in time', async () => {
  const { user, done } = open({ isOverdue: true })
  await user.click(await screen.findByRole('button', { name: 'End it without a refund' }))
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }))
  expect(await screen.findByText('The return has ended.')).toBeTruthy()
  expect(done).toEqual(['refused return'])
  expect(await obstacles()).toEqual([])
})

test('what has ended asks for nothing', async () => {
  open({ status: 'received', endedAt: '2026-11-25T10:04:00.000Z', givenBack: 64_000 })
  expect(await screen.findByText('$640.00')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
