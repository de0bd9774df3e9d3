import { expect, it } from 'vitest'
import type { HappeningsLine } from '#application/shared/happenings-line.ts'
import { laterLine } from './later-line.ts'

/** A line that notes who listens. */
function noting() {
  const notes: string[] = []
  const line: HappeningsLine = {
    listen(heard) {
      notes.push('listens')
      heard({ kind: 'order-paid', number: '1' })
      return () => notes.push('stops')
    },
  }
  return { notes, line }
}
const nothing = () => undefined

it('is listened to as soon as it is there, until it is not any more', async () => {
  const { notes, line } = noting()
  const there = Promise.resolve(line)
  const stop = laterLine(() => there).listen(({ kind }) => notes.push(kind), nothing)
  await there
  expect(notes).toEqual(['listens', 'order-paid'])
  stop()
  expect(notes).toEqual(['listens', 'order-paid', 'stops'])
})

it('is not listened to where nobody wants it any more when it comes', async () => {
  const { notes, line } = noting()
  const there = Promise.resolve(line)
  laterLine(() => there).listen(nothing, nothing)()
  await there
  expect(notes).toEqual([])
})

it('is quiet where it cannot be brought', async () => {
  const lost = Promise.reject(new Error('offline'))
  const stop = laterLine(() => lost).listen(nothing, nothing)
  await expect(lost).rejects.toThrow('offline')
  stop()
})
