import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Property tests, and catalogues large enough to plan for, take their time on a busy machine. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/** Screens are drawn and thrown away by the thousand: in the usual nursery of 16 MB an eighth of the time went into sweeping it. */
const roomToDraw = { execArgv: ['--max-semi-space-size=64'] }

/** By the engine itself, as the server runs: what Vite makes of each module first, and what runs of it slower, was a sixth of all that these take. */
const asItRuns = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** domain: no I/O at all. boundaries: who may import whom, and what the features and their report hold. screens: every screen in a real browser. adapters: a real PostgreSQL. pictures: files of pictures. web-logic: machines and what needs no screen. web: components in jsdom. */
export default defineConfig({
  test: {
    // Vitest would leave one core idle, on a machine of two the half of it.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'application/**/*.test.ts'],
          // Nothing in there has a state outside of what a test makes.
          isolate: false,
          ...asItRuns,
          ...patience,
        },
      },
      {
        test: {
          name: 'boundaries',
          include: [
            '.ci/*.test.ts',
            '.ci/report/*.test.ts',
            'features/{report,playground,support}/**/*.test.ts',
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['.ci/screens/*.test.ts'],
          globalSetup: ['.ci/screens/global-setup.ts'],
          // To read the modules anew and to begin a browser for each file took more than most of them look at.
          isolate: false,
          ...asItRuns,
          ...patience,
        },
      },
      {
        test: {
          name: 'adapters',
          include: ['adapters/**/*.test.ts'],
          exclude: ['adapters/media/**'],
          globalSetup: ['adapters/postgres/testing/global-setup.ts'],
          // Whoever changes the process gives it back; to read the same modules anew for each file took a minute of two cores.
          isolate: false,
          ...asItRuns,
          ...patience,
        },
      },
      // What opens pictures shuts its whole process to those of strangers' kinds.
      { test: { name: 'pictures', include: ['adapters/media/**/*.test.ts'], ...asItRuns, ...patience } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'web-logic',
          include: ['web/**/*.test.ts'],
          // A window is made for those alone that ask for one in their first line.
          setupFiles: ['web/testing/fresh-browser.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/testing/fresh-browser.ts', 'web/testing/fresh-page.ts'],
          // Each test leaves the window as new; to read the modules anew for each file took a minute of a core.
          isolate: false,
          ...roomToDraw,
          ...patience,
        },
      },
    ],
  },
})
