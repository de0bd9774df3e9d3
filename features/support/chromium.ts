import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { promisify } from 'node:util'
import { fetchPackedChromium, packedChromium } from './packed-chromium.ts'

const run = promisify(execFile)

/** The same browser without its windows: pages come in little more than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  packedChromium,
]

/**
 * What Chromium leaves off. First of all a frame of its own, with all that draws it, for each document: a fifth of what
 * it costs to open a page. Then to read a script while it comes: the one of the page before is known already. The rest is
 * what Playwright leaves off itself and matters here: Chromium reads but one list.
 */
const leftOff = [
  'RenderDocument',
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * For windows where many look at the same few pages one after the other: what their scripts were read into stays, and nothing
 * is made quicker that hardly runs twice. A twentieth of a scenario.
 */
export const forBriefVisits = '--js-flags=--no-flush-bytecode --no-maglev'

/** What Chromium needs in a container, where it may run as root and has no graphics card. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--disable-features=${leftOff.join()}`,
]

const startable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

async function firstStartable(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await startable(file)) return file
  return undefined
}

const canInstall = async (): Promise<boolean> =>
  process.getuid?.() === 0 && (await startable('/usr/bin/apt-get'))

async function installFromDebian(): Promise<void> {
  process.stderr.write('Installing a Chromium without windows with apt-get (about 100 MB) …\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Two test processes may ask at the same time: the second waits for the first one's lock.
  const waiting = ['-o', 'DPkg::Lock::Timeout=600']
  await run('apt-get', [...waiting, 'update'], { env: environment })
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  await run('apt-get', [...waiting, ...install], { env: environment, maxBuffer: 64 * 1024 * 1024 })
}

/**
 * Where a Chromium stands that tests can drive: the one that CHROMIUM names, else one that is installed, else one
 * fetched now: Debian's for root, a packed one for everybody else.
 * @throws Error with a sentence that says what to do
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (await startable(chosen)) return chosen
    throw new Error(`CHROMIUM names ${chosen}, but there is no program to start.`)
  }
  const installed = await firstStartable(usualPlaces)
  if (installed) return installed
  if (await canInstall()) {
    await installFromDebian()
    if (await startable(headlessShell)) return headlessShell
  }
  if (process.platform === 'linux' && process.arch === 'x64') return fetchPackedChromium()
  throw new Error(
    'These tests need a Chromium. Install one (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path.',
  )
}

/** Has the quickest browser there that can be had, before much is done with it; a slower one does as well. */
export async function quickChromium(): Promise<void> {
  if (!process.env.CHROMIUM && !(await startable(headlessShell)) && (await canInstall()))
    await installFromDebian().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\nGoing on with what there is.\n`)
    })
  await chromiumPath()
}
