import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { AfterSaleView, ReturnView, WithdrawalRequest } from '#application/returns/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { withdrawalRoutes } from './withdrawal-routes.tsx'

const amina = { id: 'amina', name: 'Amina Njoroge' }
const line = { artworkId: 'harbour', title: 'Harbour at Dusk', quantity: 1, imageUrl: null }
const items = [
  { ...line, price: 64_000, artist: amina, wasSent: true },
  {
    artworkId: 'salt',
    title: 'Salt Geometry',
    quantity: 2,
    imageUrl: null,
    price: 4_550,
    artist: { id: 'brook', name: 'Brook Tadesse' },
    wasSent: false,
  },
]
const coming: ReturnView = {
  id: 'return',
  artist: amina,
  status: 'expected',
  lines: [line],
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
const untouched: AfterSaleView = {
  number: '4829-1736',
  canWithdraw: true,
  lastDay: null,
  name: 'Lena Okoro',
  email: 'lena@example.test',
  items,
  withdrawals: [],
  returns: [],
}

function open(given: Partial<AfterSaleView> = {}) {
  let current: AfterSaleView = { ...untouched, ...given }
  const sent: { request: WithdrawalRequest; key: string | undefined }[] = []
  const refusals: Error[] = []
  const withdrawals = {
    afterSale: async () => current,
    async withdraw(_number: string, request: WithdrawalRequest, key?: string) {
      sent.push({ request, key })
      const refusal = refusals.shift()
      if (refusal) throw refusal
      const stated = { id: 'stated', at: '2026-11-21T10:04:00.000Z', lines: [line], givenBack: 9_100 }
      current = {
        ...current,
        canWithdraw: false,
        items: [],
        withdrawals: [{ ...stated, name: request.name ?? '', email: request.email ?? '' }],
        returns: [coming],
      }
      return current
    },
    async sendBack(
      _number: string,
      _id: string,
      { carrier = null }: { carrier?: string | undefined | null },
    ) {
      current = {
        ...current,
        returns: [
          { ...coming, status: 'sent', carrier: carrier ?? null, sentAt: '2026-11-22T10:04:00.000Z' },
        ],
      }
      return current
    },
  }
  const services = shopServices({ withdrawals })
  const shown = show(withdrawalRoutes(withdrawals), '/orders/4829-1736/withdrawal?key=the-key', services)
  return { ...shown, sent, refusals }
}
const confirm = () => screen.getByRole('button', { name: 'Confirm withdrawal' })

describe('withdrawing', () => {
  test('states who withdraws from what, says what follows, and is sent by a press of its own', async () => {
    const { user, sent, complaints } = open()
    expect(await screen.findByRole('heading', { name: 'Withdraw from contract' })).toBeTruthy()
    expect(screen.getByText(/until 14 days after you have received the last work/)).toBeTruthy()
    expect(screen.getByText(/goes back to you by itself/)).toBeTruthy()
    expect(screen.getByText(/you send back to its artist within 14 days/)).toBeTruthy()
    expect(await obstacles()).toEqual([])
    const salt = within(screen.getByRole('group', { name: 'Quantity of Salt Geometry' }))
    await user.click(salt.getByRole('button', { name: 'Decrease quantity' }))
    await user.click(confirm())
    expect(await screen.findByRole('heading', { name: 'What we have received' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your withdrawal'))
    expect(sent.map(({ request }) => request)).toMatchObject([
      {
        name: 'Lena Okoro',
        email: 'lena@example.test',
        lines: [
          { artworkId: 'harbour', quantity: 1 },
          { artworkId: 'salt', quantity: 1 },
        ],
      },
    ])
    expect(screen.getByText('To be sent by 5 December 2026.')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('marks what is missing, and sends nothing', async () => {
    const { user, sent } = open()
    await user.clear(await screen.findByLabelText('Name'))
    await user.click(confirm())
    // By its field: a toast says it too, and until that has gone there are two.
    expect(await screen.findByText('Name is required', { selector: 'form *' })).toBeTruthy()
    for (const { title, quantity } of items) {
      const work = within(screen.getByRole('group', { name: `Quantity of ${title}` }))
      for (let left = quantity; left > 0; left--)
        await user.click(work.getByRole('button', { name: 'Decrease quantity' }))
    }
    await user.type(screen.getByLabelText('Name'), 'Lena')
    await user.click(confirm())
    expect(await screen.findByText('Choose at least one work.', { selector: 'form *' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('that was refused says why, and is the same statement when it is sent again', async () => {
    const { user, sent, refusals } = open()
    refusals.push(new DomainError('conflict', 'withdrawal-over', 'The fourteen days are over.'))
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The fourteen days are over.')
    await user.click(confirm())
    await screen.findByRole('heading', { name: 'What we have received' })
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('is over when its last day is', async () => {
    open({ canWithdraw: false, items: [], lastDay: '2026-11-20T00:00:00.000Z' })
    expect(await screen.findByText(/ended with 20 November 2026/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull()
  })
})

test('a buyer says that works are on their way back, with what they know of the parcel', async () => {
  const { user } = open({ returns: [{ ...coming, sendTo: 'House 4, Nairobi' }] })
  const box = within(await screen.findByRole('region', { name: 'To Amina Njoroge' }))
  expect(box.getByText('House 4, Nairobi')).toBeTruthy()
  await user.type(box.getByLabelText('Carrier'), 'EMS')
  await user.click(box.getByRole('button', { name: 'I have sent it' }))
  expect(await box.findByText('On its way back')).toBeTruthy()
  expect(box.getByText('EMS')).toBeTruthy()
  expect(await obstacles()).toEqual([])
})
