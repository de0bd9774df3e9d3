import { existsSync } from 'node:fs'
import { glob, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture, ReportData } from '#features/report/report-data.ts'
import { lastPicture, reportFolder } from '#features/support/last-picture.ts'
import { allFeatures } from './all-features.ts'
import { pagesIn } from './build-pages.ts'
import { gather } from './gather.ts'
import { lastRelease } from './last-release.ts'
import { readRuns } from './level-results.ts'
import type { ParsedFeature } from './parse-feature.ts'

/** The pictures that a run in the browser has left, by feature and line. */
async function picturesIn(folder: string, features: readonly ParsedFeature[]) {
  const pictures = new Map<string, Omit<Picture, 'of'>>()
  for (const { file, rules } of features)
    for (const line of rules.flatMap(({ scenarios }) => scenarios.flatMap(({ lines }) => lines))) {
      const picture = lastPicture(file, line)
      if (!existsSync(join(folder, picture))) continue
      const { width, height } = await sharp(join(folder, picture)).metadata()
      pictures.set(`${file}:${line}`, { file: picture, width, height })
    }
  return pictures
}

/** Everything the report shows, from the features and from what the levels found last. */
async function reportData(folder: string): Promise<ReportData> {
  const features = allFeatures()
  const pictures = await picturesIn(folder, features)
  return gather({
    features,
    runs: {
      domain: await readRuns('domain'),
      http: await readRuns('http'),
      browser: await readRuns('browser'),
    },
    release: await lastRelease(),
    madeAt: new Date(),
    picturesOf: (file, { lines, examples }) => {
      const rows = examples.flatMap((each) => each.rows)
      return lines.flatMap((line, nth) => {
        const picture = pictures.get(`${file}:${line}`)
        return picture ? [{ ...picture, of: rows[nth]?.join(', ') ?? '' }] : []
      })
    },
  })
}

/** Where pages read it: a script, since a page on a disk may fetch nothing. */
export const writeData = (folder: string, data: ReportData): Promise<void> =>
  writeFile(join(folder, 'data.js'), `globalThis.featureReport = ${JSON.stringify(data)}\n`)

/** Bytes that it may weigh without its pictures: it is sent by mail, and opened on a phone. */
const mostBytes = 3_000_000

/** What lies in a report's folder beside the pictures, in bytes: its files, since what a folder itself takes differs. */
export async function weightOf(folder: string): Promise<number> {
  let bytes = 0
  for await (const file of glob(`${folder}/{*,faces/*}.*`)) bytes += (await stat(file)).size
  return bytes
}

/** Writes the report beside the pictures that are there. @returns where to begin reading @throws Error where it has grown too heavy */
export async function writeReport(): Promise<string> {
  await mkdir(reportFolder, { recursive: true })
  await pagesIn(reportFolder)
  await writeData(reportFolder, await reportData(reportFolder))
  const bytes = await weightOf(reportFolder)
  if (bytes > mostBytes) throw new Error(`The report weighs ${bytes} bytes without its pictures.`)
  return join(reportFolder, 'index.html')
}
