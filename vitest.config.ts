import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A property test on a busy machine takes its time. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

/** domain: no I/O at all. boundaries: who may import whom. adapters: a real PostgreSQL. web: components and machines in jsdom. screens: every screen in a real browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts', 'application/**/*.test.ts'], ...patience } },
      { test: { name: 'boundaries', include: ['.ci/*.test.ts'], ...patience } },
      {
        test: {
          name: 'screens',
          include: ['.ci/screens/*.test.ts'],
          globalSetup: ['.ci/screens/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'adapters',
          include: ['adapters/**/*.test.ts'],
          globalSetup: ['adapters/postgres/testing/global-setup.ts'],
          ...patience,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom', ...patience },
      },
    ],
  },
})
