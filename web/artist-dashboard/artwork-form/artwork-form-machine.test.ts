import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { ownWork } from '#web/testing/artist-views.ts'
import { draftOf } from './artwork-draft.ts'
import { artworkFormMachine } from './artwork-form-machine.ts'
import { removalAgain, removalOf, removalTakenBack, workAsSeen } from './removed-picture.ts'

const file = (given: Partial<SentFile> = {}): SentFile => ({
  name: 'bowl.jpg',
  type: 'image/jpeg',
  size: 1000,
  async *stream() {},
  ...given,
})

function open(work: OwnArtworkView | null = null) {
  const kept = artistServicesOf({ works: work ? [work] : [] })
  const { artworks } = kept.services
  let keys = 0
  const actor = createActor(artworkFormMachine, {
    input: {
      artworks: async () => artworks,
      work,
      newKey: () => {
        keys += 1
        return String(keys)
      },
      now: () => new Date('2026-11-27'),
    },
  })
  const news: string[] = []
  for (const type of ['begun', 'saved', 'hung', 'taken down', 'refused', 'failed', 'both kept'] as const)
    actor.on(type, (event) => news.push(event.type))
  actor.start()
  const rests = () =>
    waitFor(actor, (state) => state.matches('resting') && !state.context.isUrgent, { timeout: 25_000 })
  return { actor, kept, artworks, news, rests }
}

type Form = ReturnType<typeof open>['actor']

function conflictOf(actor: Form) {
  const { conflict } = actor.getSnapshot().children
  if (!conflict) throw new Error('Nobody else has changed it.')
  return conflict
}

const chooses = (actor: Form) => expect.poll(() => conflictOf(actor).getSnapshot().value).toBe('choosing')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const bowl = ownWork({ id: 'bowl', title: 'Bowl', state: 'draft' })

describe('what is typed', () => {
  test('is kept by itself after a pause, in one go', async () => {
    const { actor, artworks, kept, rests } = open(bowl)
    const save = vi.spyOn(artworks, 'save')
    actor.send({ type: 'changed', draft: { title: 'Blue' } })
    actor.send({ type: 'changed', draft: { title: 'Blue Bowl' } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(save).toHaveBeenCalledTimes(1)
    expect(kept.works()[0]?.title).toBe('Blue Bowl')
  })

  test('begins a draft once, and changes it from then on', async () => {
    const { actor, kept, news, rests } = open()
    actor.send({ type: 'changed', draft: { title: 'Bowl' } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    actor.send({ type: 'changed', draft: { medium: 'Clay' } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(news).toEqual(['begun'])
    expect(kept.works()).toMatchObject([{ title: 'Bowl', medium: 'Clay' }])
  })

  test('while it is being kept is kept next', async () => {
    const { actor, kept, artworks, rests } = open(bowl)
    const save = vi.spyOn(artworks, 'save')
    actor.send({ type: 'changed', draft: { title: 'One' } })
    actor.send({ type: 'save now' })
    actor.send({ type: 'changed', draft: { title: 'Two' } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(save).toHaveBeenCalledTimes(2)
    expect(kept.works()[0]?.title).toBe('Two')
  })

  test('that cannot be kept is marked and not sent', async () => {
    const { actor, artworks, news } = open(bowl)
    const save = vi.spyOn(artworks, 'save')
    for (const year of ['long ago', '2027']) {
      actor.send({ type: 'changed', draft: { year } })
      await vi.advanceTimersByTimeAsync(1000)
      expect(actor.getSnapshot().matches('not kept')).toBe(true)
      expect(actor.getSnapshot().context.errors.year).toBe(
        'A year with four digits, please: 1000 to this year',
      )
    }
    expect(save).not.toHaveBeenCalled()
    // Whoever types on elsewhere is not led back.
    expect(news).toEqual([])
    actor.send({ type: 'save now' })
    expect(news).toEqual(['refused'])
  })

  test('is not found fault with before a pause', async () => {
    const { actor } = open(bowl)
    actor.send({ type: 'changed', draft: { year: '2' } })
    await vi.advanceTimersByTimeAsync(300)
    expect(actor.getSnapshot().context.errors).toEqual({})
  })

  test('is kept as soon as the connection is back', async () => {
    const { actor, artworks, kept, rests } = open(bowl)
    vi.spyOn(artworks, 'save').mockRejectedValueOnce(new Unavailable())
    actor.send({ type: 'changed', draft: { title: 'Later' } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(actor.getSnapshot().matches('away')).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    await rests()
    expect(kept.works()[0]?.title).toBe('Later')
  })
})

describe('what is typed of a work on show', () => {
  const hung = { ...bowl, state: 'public' as const }
  const waits = (actor: ReturnType<typeof open>['actor']) => actor.getSnapshot().matches('waiting for a word')

  test('goes on sale at a press, and not before', async () => {
    const { actor, kept, artworks, news, rests } = open(hung)
    const save = vi.spyOn(artworks, 'save')
    actor.send({ type: 'changed', draft: { price: '9' } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(save).not.toHaveBeenCalled()
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
    actor.send({ type: 'changed', draft: { price: '980' } })
    actor.send({ type: 'save now' })
    await rests()
    expect(kept.works()[0]?.price).toBe(98_000)
    expect(news).toEqual(['saved'])
  })

  test('waits on while it is looked whether sizes of its pictures are made', async () => {
    const [picture] = hung.pictures
    if (!picture) throw new Error('The work has no picture.')
    const fresh = { ...hung, pictures: [{ ...picture, ready: false }] }
    const { actor, artworks } = open(fresh)
    const look = vi.spyOn(artworks, 'artwork').mockReturnValueOnce(new Promise(() => {}))
    actor.send({ type: 'changed', draft: { price: '9' } })
    await vi.advanceTimersByTimeAsync(3000)
    expect(look).toHaveBeenCalledTimes(1)
    expect(waits(actor)).toBe(true)
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
  })

  test('while it is being saved waits for the next press', async () => {
    const { actor, kept } = open(hung)
    actor.send({ type: 'changed', draft: { price: '980' } })
    actor.send({ type: 'save now' })
    actor.send({ type: 'changed', draft: { price: '9' } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(waits(actor)).toBe(true)
    expect(kept.works()[0]?.price).toBe(98_000)
  })

  test('while there is no connection is not sent with what was pressed', async () => {
    const { actor, artworks, kept } = open(hung)
    vi.spyOn(artworks, 'save').mockRejectedValueOnce(new Unavailable())
    actor.send({ type: 'changed', draft: { price: '980' } })
    actor.send({ type: 'save now' })
    await waitFor(actor, (state) => state.matches('away'))
    actor.send({ type: 'changed', draft: { price: '9' } })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(waits(actor)).toBe(true)
    expect(kept.works()[0]?.price).toBe(hung.price)
  })

  test('is not sent where a piece was sold meanwhile and something else was typed on', async () => {
    const { actor, kept } = open({ ...hung, stock: 2, unique: false })
    kept.changeElsewhere('bowl', { stock: 1 })
    actor.send({ type: 'changed', draft: { price: '980' } })
    actor.send({ type: 'save now' })
    actor.send({ type: 'changed', draft: { price: '9' } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(waits(actor)).toBe(true)
    expect(kept.works()).toMatchObject([{ price: hung.price, stock: 1 }])
  })

  test('still waits where the page was loaded again', async () => {
    const { actor, kept } = open(hung)
    const saved = draftOf(hung)
    actor.send({ type: 'brought back', unkept: { version: 1, saved, draft: { ...saved, price: '9' } } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(waits(actor)).toBe(true)
    expect(kept.works()[0]?.price).toBe(hung.price)
  })

  test('is kept as a draft where the work is taken down first', async () => {
    const { actor, artworks, kept, rests } = open(hung)
    const save = vi.spyOn(artworks, 'save')
    actor.send({ type: 'changed', draft: { price: '9' } })
    actor.send({ type: 'take it down' })
    await waitFor(actor, ({ context }) => context.work?.state === 'draft')
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(kept.works()).toMatchObject([{ state: 'draft', price: 900 }])
  })

  test('stops no picture', async () => {
    const { actor, kept } = open(hung)
    actor.send({ type: 'changed', draft: { price: '9' } })
    actor.send({ type: 'pictures chosen', files: [file()] })
    await waitFor(actor, ({ context }) => context.work?.pictures.length === 2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(waits(actor)).toBe(true)
    expect(kept.works()).toMatchObject([{ price: hung.price }])
  })

  test('is not sent where shoppers would miss something', async () => {
    const { actor, artworks, news } = open(hung)
    const save = vi.spyOn(artworks, 'save')
    actor.send({ type: 'changed', draft: { title: '' } })
    actor.send({ type: 'save now' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(actor.getSnapshot().context.errors.title).toBe('A title is required')
    expect(news).toEqual(['refused'])
    expect(save).not.toHaveBeenCalled()
  })
})

describe('two who change the same work', () => {
  const meet = async () => {
    const form = open(bowl)
    form.kept.changeElsewhere('bowl', { title: 'Theirs' })
    form.actor.send({ type: 'changed', draft: { title: 'Mine' } })
    await vi.advanceTimersByTimeAsync(1000)
    await chooses(form.actor)
    return form
  }

  test('are shown both versions, and nothing is overwritten', async () => {
    const { actor, kept } = await meet()
    expect(conflictOf(actor).getSnapshot().context).toMatchObject({
      text: 'This was changed somewhere else meanwhile. Please look again.',
      theirs: { title: 'Theirs' },
    })
    expect(actor.getSnapshot().context.draft.title).toBe('Mine')
    expect(kept.works()[0]?.title).toBe('Theirs')
  })

  test('may keep theirs', async () => {
    const { actor, kept, rests } = await meet()
    conflictOf(actor).send({ type: 'take theirs' })
    await rests()
    expect(actor.getSnapshot().context.draft.title).toBe('Theirs')
    expect(kept.works()[0]?.title).toBe('Theirs')
  })

  test('may keep mine', async () => {
    const { actor, kept, rests } = await meet()
    conflictOf(actor).send({ type: 'keep mine' })
    await rests()
    expect(kept.works()[0]?.title).toBe('Mine')
  })

  test('at different places keep both changes, and no sold piece comes back', async () => {
    const { actor, kept, news, rests } = open({ ...bowl, stock: 2, unique: false })
    kept.changeElsewhere('bowl', { stock: 1 })
    actor.send({ type: 'changed', draft: { title: 'Mine' } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(kept.works()).toMatchObject([{ title: 'Mine', stock: 1 }])
    expect(news).toEqual(['both kept'])
  })

  test('meet again where the other version did not come at first', async () => {
    const { actor, artworks, kept, news } = open(bowl)
    vi.spyOn(artworks, 'artwork').mockRejectedValueOnce(new Unavailable())
    kept.changeElsewhere('bowl', { title: 'Theirs' })
    actor.send({ type: 'changed', draft: { title: 'Mine' } })
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(actor, (state) => state.matches('away'))
    expect(news).toEqual(['failed'])
    actor.send({ type: 'try again' })
    await chooses(actor)
    expect(actor.getSnapshot().context.draft.title).toBe('Mine')
  })

  test('keep what only the other has changed, also where mine is kept', async () => {
    const { actor, kept, rests } = open({ ...bowl, stock: 2, unique: false })
    kept.changeElsewhere('bowl', { title: 'Theirs', stock: 1 })
    actor.send({ type: 'changed', draft: { title: 'Mine' } })
    await vi.advanceTimersByTimeAsync(1000)
    await chooses(actor)
    conflictOf(actor).send({ type: 'keep mine' })
    await rests()
    expect(kept.works()).toMatchObject([{ title: 'Mine', stock: 1 }])
  })
})

describe('what a page that was loaded again brings back', () => {
  const typed = (version: number) => ({
    version,
    saved: draftOf(bowl),
    draft: { ...draftOf(bowl), title: 'Typed' },
  })

  test('is kept', async () => {
    const { actor, kept, rests } = open(bowl)
    actor.send({ type: 'brought back', unkept: typed(bowl.version) })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(kept.works()[0]?.title).toBe('Typed')
  })

  test('overwrites nothing that was changed meanwhile', async () => {
    const now = { ...bowl, title: 'Theirs', version: bowl.version + 1 }
    const { actor, kept } = open(now)
    actor.send({ type: 'brought back', unkept: typed(bowl.version) })
    await vi.advanceTimersByTimeAsync(1000)
    await chooses(actor)
    expect(kept.works()[0]?.title).toBe('Theirs')
  })
})

describe('pictures', () => {
  test('on their way are not safe yet', async () => {
    const { actor, artworks } = open(bowl)
    vi.spyOn(artworks, 'addPicture').mockReturnValue(new Promise(() => {}))
    actor.send({ type: 'pictures chosen', files: [file()] })
    await waitFor(actor, (state) => state.matches('sending a picture'))
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
  })

  test('begin a draft and hang in the order they were chosen', async () => {
    const { actor, kept, rests } = open()
    actor.send({ type: 'pictures chosen', files: [file(), file({ name: 'detail.jpg' })] })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(kept.works()[0]?.pictures).toHaveLength(2)
    expect(actor.getSnapshot().context.draft.pictures.map(({ id }) => id)).toEqual(
      kept.works()[0]?.pictures.map(({ id }) => id),
    )
  })

  test('that are refused say why, and the others come all the same', async () => {
    const { actor, kept, rests } = open(bowl)
    const files = [file({ name: 'notes.txt', type: 'text/plain' }), file()]
    actor.send({ type: 'pictures chosen', files })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    const { queue } = actor.getSnapshot().context
    expect(queue.map(({ problem }) => problem)).toEqual(['This file is not a picture that we can read.'])
    expect(kept.works()[0]?.pictures).toHaveLength(2)
  })

  test('that are too large are not even sent', async () => {
    const { actor, artworks, rests } = open(bowl)
    const add = vi.spyOn(artworks, 'addPicture')
    actor.send({ type: 'pictures chosen', files: [file({ size: 26 * 1024 * 1024 })] })
    await rests()
    expect(actor.getSnapshot().context.queue[0]?.problem).toContain('larger than 25')
    expect(add).not.toHaveBeenCalled()
  })

  test('keep their order when it is changed', async () => {
    const second = { id: 'second', imageUrl: '/media/b/800', width: 1, height: 1, alt: 'b', ready: true }
    const { actor, kept, rests } = open({ ...bowl, pictures: [...bowl.pictures, second] })
    const pictures = actor.getSnapshot().context.draft.pictures.toReversed()
    actor.send({ type: 'changed', draft: { pictures } })
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
    expect(kept.works()[0]?.pictures.map(({ id }) => id)).toEqual(['second', 'bowl-1'])
  })
})

describe('a picture that is taken off', () => {
  const back = { id: 'back', imageUrl: '/media/b/800', width: 1, height: 1, alt: 'Its back', ready: true }
  const two = { ...bowl, pictures: [...bowl.pictures, back] }
  const shownIn = (actor: Form) => actor.getSnapshot().context.draft.pictures
  const takeOff = (actor: Form, at: number) => actor.send(removalOf(actor.getSnapshot().context, at))
  const undo = (actor: Form) => actor.send(removalTakenBack(actor.getSnapshot().context))
  const pause = async ({ rests }: ReturnType<typeof open>) => {
    await vi.advanceTimersByTimeAsync(1000)
    await rests()
  }

  test('comes back as what it was, the first as the first, also when a draft is kept without it already', async () => {
    const form = open(two)
    const { actor, kept } = form
    const before = shownIn(actor)
    takeOff(actor, 0)
    await pause(form)
    expect(kept.works()[0]?.pictures.map(({ id }) => id)).toEqual(['back'])
    undo(actor)
    expect(shownIn(actor)).toEqual(before)
    // Before the server has it again.
    expect(workAsSeen(actor.getSnapshot().context)?.pictures.map(({ id }) => id)).toContain('bowl-1')
    await pause(form)
    expect(kept.works()[0]?.pictures).toEqual(two.pictures)
    expect(actor.getSnapshot().context.removed).toBeNull()
  })

  test('comes back while it is being kept without it', async () => {
    const form = open(two)
    takeOff(form.actor, 1)
    form.actor.send({ type: 'save now' })
    undo(form.actor)
    await pause(form)
    expect(form.kept.works()[0]?.pictures).toEqual(two.pictures)
  })

  test('comes back after the one that was taken off behind it, also when a draft is kept without both', async () => {
    const form = open(two)
    const { actor, kept } = form
    takeOff(actor, 0)
    takeOff(actor, 0)
    await pause(form)
    expect(kept.works()[0]?.pictures).toEqual([])
    const { removed } = actor.getSnapshot().context
    const again = open(kept.works()[0])
    again.actor.send(removalAgain(again.actor.getSnapshot().context, removed!)!)
    undo(again.actor)
    expect(shownIn(again.actor).map(({ id }) => id)).toEqual(['back'])
    // What is back by now asks for nothing; what went before it still does.
    expect(removalAgain(again.actor.getSnapshot().context, removed!)?.removed?.picture.id).toBe('bowl-1')
    undo(again.actor)
    expect(shownIn(again.actor)).toEqual(draftOf(two).pictures)
    expect(workAsSeen(again.actor.getSnapshot().context)?.pictures).toHaveLength(2)
  })

  test('leaves nothing to save on show once it is back', () => {
    const { actor } = open({ ...two, state: 'public' })
    takeOff(actor, 1)
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true)
    undo(actor)
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(false)
  })

  test('can come back after the page was loaded again, whether it was saved without it or not', async () => {
    for (const state of ['public', 'draft'] as const) {
      const form = open({ ...two, state })
      takeOff(form.actor, 0)
      if (state === 'draft') await pause(form)
      const { draft, saved, removed, work } = form.actor.getSnapshot().context
      const { actor } = open(form.kept.works()[0])
      if (state === 'public')
        actor.send({ type: 'brought back', unkept: { draft, saved, version: work!.version } })
      actor.send(removalAgain(actor.getSnapshot().context, removed!)!)
      undo(actor)
      expect(shownIn(actor)).toEqual(draftOf(two).pictures)
      expect(workAsSeen(actor.getSnapshot().context)?.pictures).toHaveLength(2)
      expect(removalAgain(actor.getSnapshot().context, removed!)).toBeNull()
    }
  })

  test('and does not come back, as that was too long ago, is told of and shown no longer', async () => {
    const form = open(two)
    const { actor, artworks, news } = form
    takeOff(actor, 1)
    await pause(form)
    const { save } = artworks
    vi.spyOn(artworks, 'save').mockImplementation((id, sent, version) =>
      save(id, { ...sent, pictures: sent.pictures.slice(0, 1) }, version),
    )
    undo(actor)
    await pause(form)
    expect(shownIn(actor).map(({ id }) => id)).toEqual(['bowl-1'])
    expect(news).toEqual(['failed'])
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(false)
  })
})

describe('hanging', () => {
  test('keeps first what was typed last', async () => {
    const { actor, kept, news, rests } = open(bowl)
    actor.send({ type: 'changed', draft: { title: 'Blue Bowl' } })
    actor.send({ type: 'hang it' })
    await rests()
    expect(kept.works()).toMatchObject([{ title: 'Blue Bowl', state: 'public' }])
    expect(news).toEqual(['hung'])
  })

  test('needs words for every picture', async () => {
    const { actor, kept, news, rests } = open({
      ...bowl,
      pictures: bowl.pictures.map((picture) => ({ ...picture, alt: '' })),
    })
    actor.send({ type: 'hang it' })
    await rests()
    expect(actor.getSnapshot().context.errors.alt).toContain('Every picture needs a few words')
    expect(kept.works()[0]?.state).toBe('draft')
    expect(news).toEqual(['refused'])
  })

  test('can be undone', async () => {
    const { actor, kept, rests } = open({ ...bowl, state: 'public' })
    actor.send({ type: 'take it down' })
    await rests()
    expect(kept.works()[0]?.state).toBe('draft')
  })
})
