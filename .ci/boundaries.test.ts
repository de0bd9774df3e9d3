import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circlesOf } from './capability-circles.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// Found by its path: it is no TypeScript.
const { default: configuration } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
  readonly default: IConfiguration & { readonly options: object }
}
const rings = ['domain', 'application', 'adapters', 'web', 'features']

/** Whose folders are capabilities. */
const placesOfCapabilities = [
  'domain',
  'application',
  'adapters/composition',
  'adapters/http',
  'adapters/memory',
  'adapters/postgres',
  'web',
]

async function cruiseAt(directory: string, places: readonly string[]): Promise<ICruiseResult> {
  const { options, ...ruleSet } = configuration
  const before = process.cwd()
  process.chdir(directory)
  try {
    const { output } = await cruise([...places], {
      ...options,
      ruleSet,
      validate: true,
      baseDir: directory,
    })
    return output as ICruiseResult
  } finally {
    process.chdir(before)
  }
}

/** For each rule, files that break it and nothing but it matters. */
const plants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-circle-of-capabilities': {
    'application/orders/plant-f.ts': `import '../artists/planted.ts'`,
    'application/artists/planted.ts': `export {}`,
    'application/artists/plant-g.ts': `import '../cart/planted-g.ts'`,
    'application/cart/planted-g.ts': `import '../orders/planted-h.ts'`,
    'application/orders/planted-h.ts': `export {}`,
    'adapters/memory/artists/plant-k.ts': `import '../cart/planted-k.ts'`,
    'adapters/memory/cart/planted-k.ts': `import '../artists/planted-l.ts'`,
    'adapters/memory/artists/planted-l.ts': `export {}`,
  },
  'domain-knows-nobody': { 'domain/cart/plant.ts': `import 'node:fs'` },
  'application-knows-only-the-domain': { 'application/cart/plant.ts': `import 'node:fs'` },
  'the-product-knows-no-test': {
    'domain/cart/plant-a.ts': `import '#domain/testing/planted.ts'`,
    'domain/testing/planted.ts': `export {}`,
  },
  'web-knows-no-adapter': {
    'web/cart/plant-a.ts': `import '#adapters/memory/planted.ts'`,
    'adapters/memory/planted.ts': `export {}`,
  },
  'web-knows-no-node': { 'web/cart/plant-b.ts': `import 'node:fs'` },
  'adapters-do-not-know-the-web': {
    'adapters/http/plant-a.ts': `import '#web/cart/planted.ts'`,
    'web/cart/planted.ts': `export {}`,
  },
  'one-technology-per-folder': {
    'adapters/http/plant-b.ts': `import '#adapters/postgres/planted.ts'`,
    'adapters/postgres/planted.ts': `export {}`,
  },
  'services-do-not-call-services': {
    'application/cart/services/one.ts': `import '../step.ts'`,
    'application/cart/step.ts': `import '../orders/services/two.ts'`,
    'application/orders/services/two.ts': `export {}`,
  },
  'steps-belong-to-services': {
    'adapters/composition/cart/plant.ts': `import { planted } from '#application/cart/steps/planted.ts'\nplanted()`,
    'application/cart/steps/planted.ts': `export const planted = () => undefined`,
  },
  'composition-puts-services-together': {
    'features/support/plant-service.ts': `import { planted } from '#application/cart/services/planted.ts'\nplanted()`,
    'application/cart/services/planted.ts': `export const planted = () => undefined`,
  },
  'composition-puts-controllers-together': {
    'adapters/http/cart/api.test.ts': `import { planted } from './planted-controller.ts'\nplanted()`,
    'adapters/http/cart/planted-controller.ts': `export const planted = () => undefined`,
  },
  'composition-fills-ports': {
    'features/support/plant-repository.ts': `import { planted } from '#adapters/postgres/cart/postgres-planted.ts'\nplanted()`,
    'adapters/postgres/cart/postgres-planted.ts': `export const planted = () => undefined`,
  },
  'no-server-holds-the-bundler': {
    'adapters/commands/start.ts': `import './planted-build.ts'`,
    'adapters/commands/planted-build.ts': `import 'vite'`,
  },
  'nobody-imports-a-test': {
    'features/steps/plant.ts': `import '#domain/cart/planted.test.ts'`,
    'domain/cart/planted.test.ts': `export {}`,
  },
  'no-circles': {
    'domain/orders/there.ts': `import { back } from './back.ts'\nexport const there = () => back`,
    'domain/orders/back.ts': `import { there } from './there.ts'\nexport const back = () => there`,
  },
  'inversify-stands-in-composition': { 'features/steps/plant-c.ts': `import 'inversify'` },
  'koa-stands-in-http': { 'adapters/sandbox/plant.ts': `import 'koa'` },
  'class-validator-stands-in-http': { 'adapters/sandbox/plant-b.ts': `import 'class-validator'` },
  'feeds-and-sitemaps-stand-in-http': { 'adapters/sandbox/plant-f.ts': `import 'sitemap'` },
  'the-orm-stands-in-postgres': { 'adapters/sandbox/plant-c.ts': `import '@mikro-orm/core'` },
  'react-stands-in-the-web': { 'adapters/sandbox/plant-d.ts': `import 'react'` },
  'the-job-queue-stands-in-jobs': { 'adapters/sandbox/plant-g.ts': `import 'pg-boss'` },
  'sending-mail-stands-in-mail': { 'adapters/sandbox/plant-h.ts': `import 'nodemailer'` },
  'metrics-stand-in-metrics': { 'adapters/sandbox/plant-metrics.ts': `import 'prom-client'` },
  'buckets-stand-in-s3': { 'adapters/media/plant-s3.ts': `import '@aws-sdk/client-s3'` },
  'stripe-stands-in-stripe': { 'adapters/sandbox/plant-stripe.ts': `import 'stripe'` },
  'the-card-form-stands-in-stripe-elements': {
    'adapters/browser/plant-card.ts': `import '@stripe/stripe-js/pure/index.js'`,
  },
  'paper-stands-in-pdf': { 'adapters/media/plant-pdf.ts': `import 'pdfkit'` },
  'cutting-fonts-stands-in-pdf-and-builds': { 'adapters/media/plant-cut.ts': `import 'subset-font'` },
  'sharp-is-shut': { 'adapters/media/plant-sharp.ts': `import 'sharp'` },
  'sharp-stands-in-media': { 'adapters/sandbox/plant-e.ts': `import 'sharp'` },
}

describe('the house keeps its arrows', () => {
  it('has no forbidden import anywhere', async () => {
    const { summary, modules } = await cruiseAt(root, rings)
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    // A parser that reads nothing would be green too.
    expect(summary.totalCruised).toBeGreaterThanOrEqual(globSync(`{${rings.join(',')}}/**/*.{ts,tsx}`).length)
    // A folder of one capability may know another's, not both each other.
    expect(placesOfCapabilities.flatMap((place) => circlesOf(place, modules))).toEqual([])
  }, 120_000)
})

describe('every rule bites', () => {
  let directory = ''
  let broken: readonly { readonly rule: string; readonly from: string }[] = []
  let circlesIn: (place: string) => readonly string[] = () => []

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'boundaries-'))
    await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
    await cp(join(root, 'package.json'), join(directory, 'package.json'))
    for (const [file, content] of Object.values(plants).flatMap((files) => Object.entries(files))) {
      await mkdir(join(directory, dirname(file)), { recursive: true })
      await writeFile(join(directory, file), `${content}\n`)
    }
    const { summary, modules } = await cruiseAt(directory, rings)
    circlesIn = (place) => circlesOf(place, modules)
    broken = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
  }, 60_000)

  afterAll(() => rm(directory, { recursive: true, force: true }))

  it.each((configuration.forbidden ?? []).map(({ name = '' }) => name))('%s', (name) => {
    // Another rule's plant may break this one, too.
    const planted = Object.keys(plants[name] ?? {})
    expect(broken.filter(({ rule, from }) => rule === name && planted.includes(from))).not.toEqual([])
  })

  it('no circle of capabilities', () => {
    expect(circlesIn('application')).toEqual(['artists ↔ cart', 'artists ↔ orders', 'cart ↔ orders'])
    expect(circlesIn('adapters/memory')).toEqual(['artists ↔ cart'])
  })
})
