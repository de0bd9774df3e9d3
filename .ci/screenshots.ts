import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'

/** README.md's pictures. Usage: npm run screenshots [-- ADDRESS of a product that runs already] */
const folder = '.ci/pictures'
const pictures = [
  { name: 'home', path: '/', colorScheme: 'light' },
  { name: 'gallery-at-night', path: '/art-gallery', colorScheme: 'dark' },
] as const
const largestBytes = 150_000
const betweenLooks = 5_000

/** A product of our own with an empty data folder. */
async function startProduct() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sanaa-pictures-'))
  const product = spawn(process.execPath, ['adapters/commands/start.ts'], {
    env: { ...process.env, DATA_DIR: dataFolder, DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(product, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    product.stdout.on('data', (text: Buffer) => {
      process.stdout.write(text)
      said += text
      const found = /is open at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The product did not start.')))
  })
  return {
    address,
    stop: async () => {
      product.kill('SIGTERM')
      await ended
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The page as it is once every picture on it is drawn and loaded. */
async function photograph(
  browser: Browser,
  address: string,
  { path, colorScheme }: (typeof pictures)[number],
) {
  const viewport = { width: 1280, height: 860 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  for (;;) {
    await page.goto(address + path, { waitUntil: 'load' })
    const visible = page.locator('img')
    const sources = await visible.evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.getAttribute('src') ?? ''),
    )
    if (sources.length > 0 && !sources.some((source) => source.includes('/placeholder/'))) break
    process.stdout.write(`${path}: pictures are still being drawn …\n`)
    await wait(betweenLooks)
  }
  const taken = await page.screenshot()
  await page.close()
  return taken
}

const [given] = process.argv.slice(2)
const own = given === undefined ? await startProduct() : null
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] })
try {
  await mkdir(folder, { recursive: true })
  for (const picture of pictures) {
    const image = sharp(await photograph(browser, given ?? own?.address ?? '', picture))
    const file = `${folder}/${picture.name}.webp`
    const bytes = await image.webp({ quality: 82, effort: 6 }).toBuffer()
    if (bytes.length > largestBytes) throw new Error(`${file} would take ${bytes.length} bytes.`)
    await writeFile(file, bytes)
    process.stdout.write(`${file}: ${Math.round(bytes.length / 1000)} kB\n`)
  }
} finally {
  await browser.close()
  await own?.stop()
}
