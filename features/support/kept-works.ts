import { ok } from 'node:assert/strict'
import { address } from './purchase.ts'
import type { Buyer } from './roles/shopper.ts'
import type { SanaaWorld } from './world.ts'

/** She opens the link in the newest mail about an order whose works are not kept yet. */
export const keepWorks = (world: SanaaWorld): Promise<void> => openKeepingLink(world, world.shopper)

/** @param buyer opens it */
export async function openKeepingLink(
  { stage }: Pick<SanaaWorld, 'stage'>,
  buyer: Pick<Buyer, 'keepWorks'>,
): Promise<void> {
  const mails = await stage.mailsTo(address['Email'])
  const mail = mails.find(({ subject }) => subject.endsWith('keep the works'))
  const [link] = /https:\/\/\S+confirm=[\w-]+/.exec(mail?.text ?? '') ?? []
  ok(link, 'There is no mail with a link that keeps the works.')
  await buyer.keepWorks(link)
}
