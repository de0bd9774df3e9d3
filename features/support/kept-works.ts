import { ok } from 'node:assert/strict'
import { address } from './purchase.ts'
import type { SanaaWorld } from './world.ts'

/** She opens the link in the newest mail about an order whose works are not kept yet. */
export async function keepWorks(world: SanaaWorld): Promise<void> {
  const mails = await world.stage.mailsTo(address['Email'])
  const mail = mails.find(({ subject }) => subject.endsWith('keep the works'))
  const [link] = /https:\/\/\S+confirm=[\w-]+/.exec(mail?.text ?? '') ?? []
  ok(link, 'There is no mail with a link that keeps the works.')
  await world.shopper.keepWorks(link)
}
