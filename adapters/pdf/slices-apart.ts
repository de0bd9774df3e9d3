import { fileURLToPath } from 'node:url'
import { processApart } from '#adapters/system/process-apart.ts'
import { turns } from '#adapters/system/turns.ts'
import type { SliceAnswer } from './slice-process.ts'
import type { Slice } from './slices.ts'

const script = fileURLToPath(new URL('slice-process.ts', import.meta.url))

const limits = { mostMemory: 64, patience: 30_000 }

function openApart(slices: readonly Slice[]): Promise<readonly Uint8Array[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Uint8Array[]>()
  const child = processApart(script, limits, reject)
  child.once('message', (said: SliceAnswer) => {
    if ('fonts' in said) resolve(said.fonts)
    else reject(new Error(said.failed))
    child.disconnect()
  })
  child.once('exit', (code, signal) => {
    reject(new Error(`The process for letters has ended: ${signal ?? code}`))
  })
  child.send(slices, (error) => {
    if (error) reject(error)
  })
  return promise
}

const inTurn = turns(1)

/**
 * Slices as fonts that a PDF can hold, in their order, for one document at a time. What unpacks them takes 50 MB of the memory, which
 * go with its process.
 */
export const openSlices = async (slices: readonly Slice[]): Promise<readonly Uint8Array[]> =>
  slices.length === 0 ? [] : inTurn(() => openApart(slices))
