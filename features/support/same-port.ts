import { once } from 'node:events'
import { createServer } from 'node:net'

const host = '127.0.0.1'

/** Whether nobody else on this machine listens there. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => resolve(true))
  })
  if (free) await once(probe.close(), 'close')
  return free
}

let last = 0

/** Where the next server is to listen: where the last one did, since a browser has read that address's scripts already. */
export const usualPort = async (): Promise<number> => ((await isFree(last)) ? last : 0)

export function noteUsualPort(url: string): void {
  last = Number(new URL(url).port)
}
