import { formatCount } from '#domain/shared/format-count.ts'
import type { ChangeCounts, LevelName, Outcome, Person, ReportData } from './report-data.ts'

/** What the levels are called for those who have never seen code. */
export const levelWords: Readonly<Record<LevelName, { readonly short: string; readonly long: string }>> = {
  domain: { short: 'Rules', long: 'By the rules alone' },
  http: { short: 'Server', long: 'Through the server' },
  browser: { short: 'Screen', long: 'On the screen' },
}

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  held: 'holds',
  failed: 'does not hold',
  'not-here': 'not here',
  'not-run': 'not tried',
}

export const personWords: Readonly<Record<Person, string>> = {
  visitor: 'Visitor',
  shopper: 'Shopper',
  artist: 'Artist',
  admin: 'Admin',
}

/** The name of a capability, from that of its folder. */
export const capabilityName = (capability: string): string =>
  capability.charAt(0).toUpperCase() + capability.slice(1).replaceAll('-', ' ')

/** A number and what it counts. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${formatCount(number)} ${number === 1 ? one : many}`

/** Seconds, with a space that does not break. */
export const seconds = (time: number): string =>
  time < 0.01 ? 'less than 0.01\u{a0}s' : `${time.toFixed(time < 10 ? 2 : 1)}\u{a0}s`

/** A longer time. */
export const timeOf = (time: number): string =>
  time < 90 ? seconds(time) : `${Math.round(time / 60)}\u{a0}minutes`

export const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

function changeOf({ all, new: added, changed, areMarked }: ChangeCounts, one: string): string {
  if (added + changed === 0) return `no ${one} is new or changed`
  const parts = [
    added > 0 &&
      `${added} of ${all} ${one}s ${added === 1 ? 'is' : 'are'} new${areMarked ? '' : ', too many to mark each'}`,
    changed > 0 &&
      `${changed} ${added > 0 ? '' : `of ${all} ${one}s `}${changed === 1 ? 'has' : 'have'} changed`,
  ]
  return parts.filter(Boolean).join(', and ')
}

/** What is not as it was at the last release, in a sentence. */
export const changesInWords = ({ name, date, rules, scenarios, gone }: ReportData['since']): string =>
  `Since ${name} (${dayOf(date)}) ${changeOf(rules, 'promise')}; ${changeOf(scenarios, 'scenario')}${
    gone.length === 0 ? '' : `; ${gone.length} of that release ${gone.length === 1 ? 'is' : 'are'} gone`
  }.`

/** Whether any of it is marked one by one, and can be shown by itself. */
export const areChangesMarked = ({ rules, scenarios }: ReportData['since']): boolean =>
  [rules, scenarios].some(({ new: added, changed, areMarked }) => changed > 0 || (areMarked && added > 0))
