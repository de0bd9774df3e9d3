import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** From 0, guessed at once, to 4, not in a lifetime. */
export type Strength = 0 | 1 | 2 | 3 | 4

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/** How hard a password is to guess, for somebody who knows these words of its owner. */
export const strengthOf = (password: string, known: readonly string[]): Strength =>
  meter.check(password, known.filter(Boolean)).score
