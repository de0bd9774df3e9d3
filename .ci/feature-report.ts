import { access, mkdir, writeFile } from 'node:fs/promises'
import { brand } from '#domain/shared/brand.ts'
import {
  type Counts,
  type Failure,
  featureCounts,
  featureFailures,
  featureTimes,
  type Took,
} from './results.ts'

/** The doors through which the same scenarios go; each name is a profile of cucumber.mjs. */
export const levels = [
  { name: 'domain', title: 'in process', door: 'The rules and services, with everything in memory' },
  { name: 'http', title: 'over HTTP', door: 'The whole server with its database, asked over HTTP' },
  { name: 'browser', title: 'in a browser', door: 'The screens, as a person uses them, in Chromium' },
] as const

type LevelName = (typeof levels)[number]['name']

export const scenarioCounts = (name: LevelName): Promise<Counts> =>
  featureCounts(`reports/features-${name}.json`)

export const scenarioTimes = (name: LevelName): Promise<readonly Took[]> =>
  featureTimes(`reports/features-${name}.json`)

export const scenarioFailures = (name: LevelName): Promise<readonly Failure[]> =>
  featureFailures(`reports/features-${name}.json`)

const outcome = ({ passed, failed }: Counts): string =>
  failed === 0 ? `all ${passed} scenarios hold` : `${failed} of ${passed + failed} scenarios do not hold`

async function row({ name, title, door }: (typeof levels)[number]): Promise<string> {
  const page = `features-${name}.html`
  const ran = await access(`reports/${page}`).then(
    () => true,
    () => false,
  )
  if (!ran) return `<li><b>${title}</b>: not run.<p>${door}.</p></li>`
  const counts = await scenarioCounts(name)
  return `<li><a href="${page}">${title}</a>: ${outcome(counts)}.<p>${door}.</p></li>`
}

/** Writes the page that leads to what each level found. @returns where it stands */
export async function writeFeatureIndex(): Promise<string> {
  await mkdir('reports', { recursive: true })
  const rows = await Promise.all(levels.map(row))
  const file = 'reports/features.html'
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What people can do at ${brand.name}</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
  p { margin: 0 0 1rem }
</style>
<h1>What people can do at ${brand.name}</h1>
<p>The same scenarios, in the words of the people who use the shop, tried through three doors:</p>
<ul>
${rows.join('\n')}
</ul>
</html>
`,
  )
  return file
}
