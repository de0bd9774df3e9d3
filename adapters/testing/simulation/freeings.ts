import type { Memory } from '#adapters/memory/memory.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { headStartOver } from '#domain/waiting/waiting.ts'
import { Broken, type Trouble } from './trouble.ts'

/** Sees that nobody is told of a piece that is not there, or that somebody else has just been told of. */
export const watchingFreeings = (outbox: Outbox, memory: Memory, trouble: Trouble): Outbox => ({
  ...outbox,
  async add(event, mail, at) {
    const isFirst = await outbox.add(event, mail, at)
    const [kind, id = ''] = event.split(':')
    const artworkId = memory.waits.get(id)?.artworkId
    if (kind !== 'work-free' || artworkId === undefined) return isFirst
    const since = headStartOver(at).getTime()
    const told = [...memory.mails.keys()].filter((each) => {
      const [what, who = '', when] = each.split(':')
      return what === 'work-free' && Number(when) > since && memory.waits.get(who)?.artworkId === artworkId
    })
    const stock = memory.gallery.artworks.get(artworkId)?.stock ?? 0
    if (told.length > stock) trouble.broken = new Broken('As many are told as there are pieces.')
    return isFirst
  },
})
