import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the address of a shop with the demo catalogue is told as soon as it is open. */
    shopTeller: string
  }
}

/**
 * One product for all: starting it costs more than most of what is looked at. Nobody waits for it who does not look at it,
 * and most of those who do come minutes later.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const shop = fork(join(import.meta.dirname, 'demo-shop-process.ts'), [], {
    // React reads it once: with its checks for developers it takes twice as long for a page.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(shop, 'exit')
  const isOpen = Promise.race([once(shop, 'message'), ended.then(() => [])])
  const teller = createServer(
    (_, response) => void isOpen.then(([url]) => response.writeHead(url === undefined ? 503 : 200).end(url)),
  )
  await once(teller.listen(0, '127.0.0.1'), 'listening')
  provide('shopTeller', `http://127.0.0.1:${(teller.address() as AddressInfo).port}`)
  return async () => {
    teller.close()
    // One that has just begun would not hear of it.
    await isOpen
    if (!shop.connected) throw new Error('The shop that the screens are of has ended before them.')
    shop.disconnect()
    await ended
  }
}
