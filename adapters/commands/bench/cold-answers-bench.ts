import { gunzipSync } from 'node:zlib'
import { asBrowsersDo, pastWhatIsKept, sentBy } from './asking.ts'
import type { BareWishes } from './bare-process.ts'
import type { Bench } from './bench.ts'
import { type Cost, costOf, inRounds, inWords, spreadOf, total } from './measuring.ts'
import { type Helper, helper, startBare } from './processes.ts'

const connections = 8
const rounds = 5
const milliseconds = 1_500

/**
 * What is made anew: against a bare server that asks the database once for the same works (for most pages, for those of a list),
 * packs the same text and sends the same bytes. Statements are counted, those of the cache's own question among them.
 */
export async function coldAnswersBench({ shop, url, data, work, artist, write }: Bench): Promise<void> {
  const load = await helper('load-process.ts')
  const bare = await startBare(url)
  const paths = {
    'API list': '/api/artworks',
    filtered: '/api/artworks?category=paintings&priceMin=100&priceMax=900',
    search: '/api/artworks?q=medow',
    'a work': `/api/artworks/${work}`,
    home: '/',
    gallery: '/art-gallery',
    'a work’s page': `/artwork/${work}`,
    artists: '/artists',
    'an artist’s page': `/artists/details?id=${artist}`,
  }
  const shopUrl = String(shop.told.url)
  const cost = (server: Helper, path: string, headers: object): Promise<Cost> =>
    costOf(server, data, async () => {
      const asked = `${String(server.told.url)}${path}`
      return Number((await load.ask({ load: { url: asked, headers, connections }, milliseconds })).answered)
    })

  write(
    `\nAnswers made anew, ${connections} connections, ${rounds} rounds: milliseconds of processor time for a request.\n`,
  )
  write(
    `${'what'.padEnd(18)}${'bare, one statement'.padEnd(24)}${'shop'.padEnd(24)}${'shop : bare'.padEnd(24)}${'statements'.padEnd(12)}kB, of it sent\n`,
  )
  const foundAt = async (name: keyof typeof paths): Promise<string[]> => {
    const answer = await fetch(shopUrl + paths[name])
    return ((await answer.json()) as readonly { readonly id: string }[]).map(({ id }) => id)
  }
  const list = { ids: await foundAt('API list') }
  const itself = { ids: [work] }
  const wishesOf: Readonly<Record<keyof typeof paths, BareWishes>> = {
    'API list': list,
    // Which works are meant is a part of what is asked, and how many there are a part of what is sent.
    filtered: {
      filter: { category: 'paintings', priceFrom: 100_00, priceTo: 900_00 },
      finds: await foundAt('filtered'),
    },
    search: { typed: 'medow', finds: await foundAt('search') },
    'a work': itself,
    home: list,
    gallery: list,
    'a work’s page': itself,
    artists: list,
    'an artist’s page': list,
  }
  for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
    const path = paths[name]
    const { headers, body } = await sentBy(`${shopUrl}${path}`, pastWhatIsKept)
    const text = headers.includes('gzip') ? gunzipSync(body) : body
    await bare.ask({ path, headers, body: text.toString('base64'), wishes: wishesOf[name] })
    const measured = {
      bare: () => cost(bare, path, asBrowsersDo),
      shop: () => cost(shop, path, pastWhatIsKept),
    }
    await measured.bare()
    await measured.shop()
    const costs = await inRounds(rounds, measured)
    const ratios = costs.shop.map((each, round) => total(each) / total(costs.bare[round] ?? each))
    const statements = spreadOf(costs.shop.map((each) => each.statements)).median
    write(
      `${name.padEnd(18)}${inWords(spreadOf(costs.bare.map(total)), 2).padEnd(24)}${inWords(spreadOf(costs.shop.map(total)), 2).padEnd(24)}${inWords(spreadOf(ratios), 1).padEnd(24)}${statements.toFixed(1).padEnd(12)}${(text.length / 1000).toFixed(1)}, ${(body.length / 1000).toFixed(1)}\n`,
    )
  }
  for (const each of [load, bare]) await each.end()
}
