import { ok } from 'node:assert/strict'
import type { SanaaWorld } from './world.ts'

/** The link in the newest mail with this subject. */
export async function linkIn(world: SanaaWorld, subject: string, address: string): Promise<string> {
  const mail = (await world.stage.mailsTo(address)).find((each) => each.subject === subject)
  const [link] = /https:\/\/\S+\?token=[\w-]+/.exec(mail?.text ?? '') ?? []
  ok(link, `There is no link in a mail '${subject}' to ${address}.`)
  return link
}
