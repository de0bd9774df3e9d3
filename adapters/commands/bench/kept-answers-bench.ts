import { asBrowsersDo, pastWhatIsKept, sentBy } from './asking.ts'
import type { Bench } from './bench.ts'
import { type Cost, costOf, inRounds, inWords, spreadOf, total } from './measuring.ts'
import { type Helper, helper, startBare } from './processes.ts'

const connections = 64
const rounds = 5
const times = { warm: 1_000, anew: 1_500 }

/** What everybody is answered: out of memory against a bare server that sends the same bytes, and made anew. */
export async function keptAnswersBench({ shop, data, work, write }: Bench): Promise<void> {
  const load = await helper('load-process.ts')
  const bare = await startBare()
  const paths: Readonly<Record<string, string>> = {
    'API list': '/api/artworks',
    'a work': `/api/artworks/${work}`,
    facets: '/api/artworks/facets',
    home: '/',
    gallery: '/art-gallery',
    'a work’s page': `/artwork/${work}`,
  }
  const cost = (server: Helper, path: string, headers: object, milliseconds: number): Promise<Cost> =>
    costOf(server, data, async () => {
      const url = `${String(server.told.url)}${path}`
      return Number((await load.ask({ load: { url, headers, connections }, milliseconds })).answered)
    })

  const kept = new Map<string, { readonly line: string; readonly median: number }>()
  for (const [name, path] of Object.entries(paths)) {
    const { headers, body } = await sentBy(`${String(shop.told.url)}${path}`, asBrowsersDo)
    await bare.ask({ path, headers, body: body.toString('base64') })
    const measured = {
      bare: () => cost(bare, path, asBrowsersDo, times.warm),
      kept: () => cost(shop, path, asBrowsersDo, times.warm),
    }
    await measured.bare()
    await measured.kept()
    const costs = await inRounds(rounds, measured)
    // The bare server asks no database: what PostgreSQL does meanwhile is none of its cost.
    const ratios = costs.kept.map((each, round) => (costs.bare[round]?.server ?? Number.NaN) / total(each))
    const given = spreadOf(costs.kept.map(total))
    const bares = spreadOf(costs.bare.map(({ server }) => server))
    const line = `${inWords(bares, 4).padEnd(24)}${inWords(given, 4).padEnd(24)}${inWords(spreadOf(ratios), 2).padEnd(22)}`
    kept.set(name, { line, median: given.median })
  }
  // Behind all of them: what making leaves for the collector would be held against what is kept.
  const making = Object.entries(paths).map(
    ([name, path]) => [name, () => cost(shop, path, pastWhatIsKept, times.anew)] as const,
  )
  const made = await inRounds(rounds, Object.fromEntries(making))

  write(
    `Answers out of memory, ${connections} connections, ${rounds} rounds: milliseconds of processor time for a request.\n`,
  )
  write(
    `${'what'.padEnd(15)}${'bare'.padEnd(24)}${'kept'.padEnd(24)}${'bare : kept'.padEnd(22)}anew, times kept\n`,
  )
  for (const [name, { line, median }] of kept) {
    const anew = spreadOf((made[name] ?? []).map(total))
    write(`${name.padEnd(15)}${line}${inWords(anew, 2)}, × ${Math.round(anew.median / median)}\n`)
  }
  for (const each of [load, bare]) await each.end()
}
