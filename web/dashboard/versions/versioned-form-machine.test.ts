import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type VersionedFormInput, versionedForm } from './versioned-form-machine.ts'

interface Note {
  readonly title: string
  readonly text: string
  readonly version: number
  /** What a file takes the place of. */
  readonly hangs?: string
}

interface NoteDraft {
  readonly title: string
  readonly text: string
  /** Chosen, and no part of a note. */
  readonly file: string | null
}

const note: Note = { title: 'Tides', text: 'They come.', version: 1 }

const stale = () => new DomainError('conflict', 'stale-version', 'This was changed somewhere else meanwhile.')

/** A note and the server that keeps it; only what matters to the test has to be said. */
function open(thing: Note | null, given: Partial<VersionedFormInput<Note, NoteDraft>> = {}) {
  const notes = { kept: thing, sent: [] as (readonly [NoteDraft, number | undefined])[] }
  const actor = createActor(versionedForm<Note, NoteDraft>(), {
    input: {
      thing,
      draftOf: (of) => ({ title: of?.title ?? '', text: of?.text ?? '', file: null }),
      merged: (mine, base, theirs) => ({
        title: (mine.title === base.title ? theirs : mine).title,
        text: (mine.text === base.text ? theirs : mine).text,
        file: (mine.file === base.file ? theirs : mine).file,
      }),
      unversioned: ({ file }) => ({ file }),
      send: async (draft, from) => {
        notes.sent.push([draft, from?.version])
        if (from?.version !== notes.kept?.version) throw stale()
        notes.kept = { title: draft.title, text: draft.text, version: (from?.version ?? 0) + 1 }
        return notes.kept
      },
      look: async () => notes.kept ?? note,
      ...given,
    },
  })
  const news: unknown[] = []
  actor.on('*', (event) => news.push(event))
  actor.start()
  const write = (part: Partial<NoteDraft>) => actor.send({ type: 'changed', part })
  const rests = () => waitFor(actor, (snapshot) => snapshot.matches('writing'))
  const save = async () => {
    actor.send({ type: 'save it' })
    await waitFor(actor, (snapshot) => !snapshot.matches('saving'))
  }
  /** Saves, and meets what somebody else has written. */
  const meet = async (theirs: Partial<Note>) => {
    notes.kept = { ...note, ...theirs, version: 7 }
    await save()
    const { conflict } = actor.getSnapshot().children
    if (!conflict) throw new Error('Nobody else has changed it.')
    await waitFor(conflict, (snapshot) => snapshot.matches('choosing'))
    return conflict
  }
  const now = () => actor.getSnapshot().context
  return { actor, notes, news, write, save, meet, rests, now }
}

describe('saving', () => {
  test('sends what was written once, over the version it was opened with', async () => {
    const { actor, notes, news, write, save, now } = open(note)
    write({ text: 'They go.' })
    actor.send({ type: 'save it' })
    await save()
    const saved = { ...note, text: 'They go.', version: 2 }
    expect(notes.sent).toEqual([[{ title: 'Tides', text: 'They go.', file: null }, 1]])
    expect(news).toEqual([{ type: 'saved', thing: saved, isNew: false }])
    expect(now().thing).toEqual(saved)
  })

  test('makes a new one, and changes that one from then on', async () => {
    const { notes, news, write, save } = open(null)
    write({ title: 'Boats', file: 'boat.jpg' })
    await save()
    await save()
    expect(notes.sent).toEqual([
      [{ title: 'Boats', text: '', file: 'boat.jpg' }, undefined],
      [{ title: 'Boats', text: '', file: null }, 1],
    ])
    expect(news).toMatchObject([{ isNew: true }, { isNew: false }])
  })

  test('loses nothing that is typed meanwhile', async () => {
    const sent = Promise.withResolvers<Note>()
    const { actor, write, now, rests } = open(note, { send: () => sent.promise })
    write({ title: 'High tides' })
    actor.send({ type: 'save it' })
    write({ text: 'They go.' })
    sent.resolve({ title: 'High Tides', text: 'They come.', version: 2 })
    await rests()
    expect(now().draft).toEqual({ title: 'High Tides', text: 'They go.', file: null })
  })

  test('that is refused says why, and marks the fields until they are changed', async () => {
    const error = new DomainError('rule-broken', 'invalid', 'No.', { title: 'Too long', text: 'Too short' })
    const { news, write, save, now } = open(note, { send: () => Promise.reject(error) })
    await save()
    expect(news).toEqual([{ type: 'refused', error, isNew: false }])
    expect(now()).toMatchObject({ errors: { title: 'Too long', text: 'Too short' }, refusals: 1 })
    write({ title: 'T' })
    expect(now().errors).toEqual({ text: 'Too short' })
    await save()
    expect(now()).toMatchObject({ errors: { title: 'Too long', text: 'Too short' }, refusals: 2 })
  })
})

describe('two who change the same', () => {
  test('mine is kept over theirs; what I have not touched stays theirs', async () => {
    const { notes, write, meet, rests } = open(note)
    write({ text: 'Mine.' })
    const conflict = await meet({ title: 'Theirs', text: 'Theirs.' })
    expect(conflict.getSnapshot().context.text).toBe('This was changed somewhere else meanwhile.')
    conflict.send({ type: 'keep mine' })
    await rests()
    expect(notes.kept).toEqual({ title: 'Theirs', text: 'Mine.', version: 8 })
  })

  test('nobody is asked where a newer version says the same in all that is written here', async () => {
    const { actor, notes, news, write, save, rests } = open(note)
    write({ text: 'Mine.' })
    notes.kept = { ...note, version: 7 }
    await save()
    await rests()
    expect(actor.getSnapshot().children.conflict).toBeUndefined()
    expect(notes.sent.map(([, version]) => version)).toEqual([1, 7])
    expect(notes.kept).toEqual({ ...note, text: 'Mine.', version: 8 })
    expect(news).toMatchObject([{ type: 'saved' }])
  })

  test('one is asked where the version that was refused is all there is', async () => {
    let sent = 0
    const send = async () => {
      sent++
      if (sent < 5) throw stale()
      return note
    }
    const { actor, write, save } = open(note, { send })
    write({ text: 'Mine.' })
    await save()
    const { conflict } = actor.getSnapshot().children
    if (!conflict) throw new Error('It was not refused.')
    await waitFor(conflict, (snapshot) => snapshot.status === 'done' || snapshot.matches('choosing'))
    expect([conflict.getSnapshot().value, sent]).toEqual(['choosing', 1])
  })

  test('one chooses where a newer version differs in what no draft shows', async () => {
    const { notes, write, meet, rests } = open(note, { undrafted: (thing) => thing?.hangs })
    write({ file: 'mine.jpg' })
    const conflict = await meet({ hangs: 'theirs.jpg' })
    conflict.send({ type: 'keep mine' })
    await rests()
    expect(notes.sent.at(-1)).toMatchObject([{ file: 'mine.jpg' }, 7])
  })

  test('theirs is taken; a file that was chosen stays', async () => {
    const { notes, news, write, meet, rests, now } = open(note)
    write({ text: 'Mine.', file: 'mine.jpg' })
    const conflict = await meet({ text: 'Theirs.' })
    conflict.send({ type: 'take theirs' })
    await rests()
    expect(now().draft).toEqual({ title: 'Tides', text: 'Theirs.', file: 'mine.jpg' })
    expect(notes.kept).toEqual({ ...note, text: 'Theirs.', version: 7 })
    expect(news).toEqual([{ type: 'theirs taken' }])
  })

  test('what is written while they are compared counts', async () => {
    const { notes, write, meet, rests } = open(note)
    write({ text: 'Mine.' })
    const conflict = await meet({ text: 'Theirs.' })
    write({ title: 'Mine' })
    conflict.send({ type: 'keep mine' })
    await rests()
    expect(notes.kept).toEqual({ title: 'Mine', text: 'Mine.', version: 8 })
  })

  test('saving again instead of choosing meets them again', async () => {
    const { notes, write, meet } = open(note)
    write({ text: 'Mine.' })
    await meet({ text: 'Theirs.' })
    const again = await meet({ text: 'Theirs again.' })
    expect(again.getSnapshot().context.theirs).toMatchObject({ text: 'Theirs again.' })
    expect(notes.kept).toMatchObject({ text: 'Theirs again.', version: 7 })
  })

  test('a version that does not come is told, and what was written stays', async () => {
    const away = new Unavailable()
    const { notes, news, write, save, rests, now } = open(note, { look: () => Promise.reject(away) })
    notes.kept = { ...note, version: 7 }
    write({ text: 'Mine.' })
    await save()
    await rests()
    expect(news).toEqual([{ type: 'refused', error: away, isNew: false }])
    expect(now().draft.text).toBe('Mine.')
  })
})
