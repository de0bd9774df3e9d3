import { request } from 'node:http'
import type { Bench } from './bench.ts'
import { type Cost, inRounds, type Spread, spreadOf } from './measuring.ts'
import { type Helper, helper, timeOf, timeOfPostgres } from './processes.ts'

const connections = 64
const rounds = 5
const milliseconds = { warm: 1_000, anew: 1_500 }

/** As most browsers ask; whoever proves who they are is answered anew. */
const asBrowsersDo = { 'accept-encoding': 'gzip' }
const pastWhatIsKept = { ...asBrowsersDo, authorization: 'nobody' }

interface Sent {
  readonly headers: readonly string[]
  readonly body: Buffer
}

const sent = (url: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    request(url, { headers: asBrowsersDo }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          headers: response.rawHeaders.filter(
            (_, index, all) => !/^(date|connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''),
          ),
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

const total = ({ server, postgres }: Cost): number => server + postgres

const inWords = ({ median, least, most }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`

/** What everybody is answered: out of memory against a bare server that sends the same bytes, and made anew. */
export async function keptAnswersBench({ shop, data, work, write }: Bench): Promise<void> {
  const load = await helper('load-process.ts')
  const bare = await helper('bare-process.ts')
  const paths: Readonly<Record<string, string>> = {
    'API list': '/api/artworks',
    'a work': `/api/artworks/${work}`,
    facets: '/api/artworks/facets',
    home: '/',
    gallery: '/art-gallery',
    'a work’s page': `/artwork/${work}`,
  }
  const costOf = async (server: Helper, path: string, headers: object, time: number): Promise<Cost> => {
    const before = [await timeOf(server), await timeOfPostgres(data)] as const
    const { answered } = await load.ask({
      load: { url: `${String(server.told.url)}${path}`, headers, connections },
      milliseconds: time,
    })
    const after = [await timeOf(server), await timeOfPostgres(data)] as const
    return {
      server: (after[0] - before[0]) / Number(answered),
      postgres: (after[1] - before[1]) / Number(answered),
    }
  }

  write(
    `Answers out of memory, ${connections} connections, ${rounds} rounds: milliseconds of processor time for a request.\n`,
  )
  write(
    `${'what'.padEnd(15)}${'bare'.padEnd(24)}${'kept'.padEnd(24)}${'bare : kept'.padEnd(22)}anew, times kept\n`,
  )
  for (const [name, path] of Object.entries(paths)) {
    const { headers, body } = await sent(`${String(shop.told.url)}${path}`)
    await bare.ask({ path, headers, body: body.toString('base64') })
    const measured = {
      bare: () => costOf(bare, path, asBrowsersDo, milliseconds.warm),
      kept: () => costOf(shop, path, asBrowsersDo, milliseconds.warm),
      anew: () => costOf(shop, path, pastWhatIsKept, milliseconds.anew),
    }
    await measured.bare()
    await measured.kept()
    const costs = await inRounds(rounds, measured)
    // The bare server asks no database: what PostgreSQL does meanwhile is none of its cost.
    const ratios = costs.kept.map((cost, round) => (costs.bare[round]?.server ?? Number.NaN) / total(cost))
    const kept = spreadOf(costs.kept.map(total))
    const anew = spreadOf(costs.anew.map(total))
    write(
      `${name.padEnd(15)}${inWords(spreadOf(costs.bare.map(({ server }) => server)), 4).padEnd(24)}${inWords(kept, 4).padEnd(24)}${inWords(spreadOf(ratios), 2).padEnd(22)}${inWords(anew, 2)}, × ${Math.round(anew.median / kept.median)}\n`,
    )
  }
  for (const each of [load, bare]) each.process.kill()
}
