import { describe, expect, it } from 'vitest'
import { type PictureUses, type PictureViewer, sightOf } from './picture-sight.ts'

const nowhere: PictureUses = { onShow: false, artists: [], takenDown: false, bought: false }
const amina: PictureViewer = { userId: 'amina', isAdmin: false }
const brook: PictureViewer = { userId: 'brook', isAdmin: false }
const admin: PictureViewer = { userId: 'ada', isAdmin: true }

describe('who sees a picture', () => {
  it('is everyone where it hangs, wherever else it lies or was taken down', () => {
    const uses = { ...nowhere, onShow: true, artists: ['amina'], takenDown: true }
    for (const viewer of [null, amina, brook, admin]) expect(sightOf(uses, viewer)).toBe('everyone')
  })

  it('is its artist and admins while it is not on show, and nobody else knows that it is there', () => {
    const uses = { ...nowhere, artists: ['amina'] }
    expect([null, brook, amina, admin].map((viewer) => sightOf(uses, viewer))).toEqual([
      'nothing',
      'nothing',
      'viewer',
      'viewer',
    ])
  })

  it('is its artist and admins when an admin has hidden it; it is gone for all others', () => {
    const uses = { ...nowhere, artists: ['amina'], takenDown: true }
    expect([null, brook, amina, admin].map((viewer) => sightOf(uses, viewer))).toEqual([
      'gone',
      'gone',
      'viewer',
      'viewer',
    ])
  })

  it('is nobody once its artist has removed it, but whoever holds an order that bought it', () => {
    const removed = { ...nowhere, takenDown: true }
    for (const viewer of [null, amina, admin]) expect(sightOf(removed, viewer)).toBe('gone')
    expect(sightOf({ ...removed, bought: true }, null)).toBe('viewer')
  })

  it('is nobody where there never was one', () => {
    for (const viewer of [null, amina, admin]) expect(sightOf(nowhere, viewer)).toBe('nothing')
  })
})
