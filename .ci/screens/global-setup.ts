import type { TestProject } from 'vitest/node'
import { demoShop } from './demo-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a shop with the demo catalogue. */
    shop: string
  }
}

/** One product for all: starting it costs more than most of what is looked at. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { NODE_ENV } = process.env
  // React reads it once: with its checks for developers it takes twice as long for a page.
  process.env.NODE_ENV = 'production'
  const shop = await demoShop()
  process.env.NODE_ENV = NODE_ENV
  provide('shop', shop.url)
  return shop.close
}
