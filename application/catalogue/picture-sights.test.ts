import { expect, it } from 'vitest'
import type { PictureUses } from '#domain/catalogue/picture-sight.ts'
import { pictureSights } from './picture-sights.ts'

const nowhere: PictureUses = { onShow: false, artists: [], takenDown: false, bought: false }

/** What somebody sees of a picture, and how many were asked who they are. */
async function seen(
  uses: Partial<PictureUses>,
  caller: { readonly userId: string; readonly role: 'user' | 'artist' | 'admin' } | null = null,
  owed = false,
) {
  let asked = 0
  const sight = await pictureSights({
    uses: { usesOf: async () => ({ ...nowhere, ...uses }) },
    secondFactors: { owed: async ({ id, role }) => owed && id === caller?.userId && role === caller.role },
  })('hash', null, async () => {
    asked += 1
    return caller && { ...caller, sessionId: 'one' }
  })
  return [sight, asked]
}

const amina = { userId: 'amina', role: 'artist' } as const
const brook = { userId: 'brook', role: 'artist' } as const
const admin = { userId: 'wanjiru', role: 'admin' } as const
const inADraft = { artists: ['amina'] }

it('what hangs or was bought is seen without a question who asks', async () => {
  expect(await seen({ onShow: true, artists: ['amina'] })).toEqual(['everyone', 0])
  expect(await seen({ bought: true, artists: ['amina'] })).toEqual(['viewer', 0])
  expect(await seen({})).toEqual(['nothing', 0])
  expect(await seen({ takenDown: true })).toEqual(['gone', 0])
})

it('what lies in a draft is its artist’s and the admins’', async () => {
  expect(await seen(inADraft, amina)).toEqual(['viewer', 1])
  expect(await seen(inADraft, admin)).toEqual(['viewer', 1])
  expect(await seen(inADraft, brook)).toEqual(['nothing', 1])
  expect(await seen(inADraft)).toEqual(['nothing', 1])
})

it('an admin who owes a second factor sees no draft, and neither does who is called as its artist but is none', async () => {
  expect(await seen(inADraft, admin, true)).toEqual(['nothing', 1])
  expect(await seen(inADraft, { ...brook, role: 'user' })).toEqual(['nothing', 1])
})
