import type { Draft } from './draft.ts'
import { draftIn } from './draft-in.ts'
import { gherkinOf } from './gherkin-of.ts'

/** What a link to this page keeps: a scenario of the shop, one that was written, and the mistakes that are planted. */
export interface Linked {
  readonly scenario: string | null
  readonly draft: Draft | null
  readonly broken: readonly string[]
  /** Something was written in it that cannot be read. */
  readonly isTorn: boolean
}

const written = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function read(text: string): string {
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** @returns the part of an address behind its '#' */
export function hashOf({ scenario, draft, broken }: Omit<Linked, 'isTorn'>): string {
  const parts = [
    ...(scenario === null ? [] : [`try=${scenario}`]),
    ...(draft === null ? [] : [`text=${written(gherkinOf(draft))}`]),
    ...(broken.length === 0 ? [] : [`broken=${broken.join(',')}`]),
  ]
  return parts.join('&')
}

/** What a link says; whatever cannot be read is left out. */
export function linkedIn(hash: string): Linked {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const text = parts.get('text')
  const draft = text === null ? null : draftIn(read(text))
  return {
    scenario: parts.get('try'),
    draft,
    isTorn: text !== null && draft === null,
    broken: parts.get('broken')?.split(',') ?? [],
  }
}
