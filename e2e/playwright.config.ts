import { defineConfig, type ReporterDescription } from '@playwright/test'
import type { AppearanceOptions } from './fixtures/appearance.js'
import { matrix } from './fixtures/matrix.js'

const report = process.env.LATCHKIT_E2E_REPORT
const json: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []
const full = Boolean(process.env.LATCHKIT_FULL)

// A worker takes ten to twenty seconds of the processor before its first test: its modules, a browser, chains, a secure
// site. Tests of another project, or with other fixtures of the worker, start a separate one. So all of `workerTest` are
// one project, and no spec has fixtures of the worker for itself.
const lab = /specs\/(?:lab\w+|demoSolana|send)\.spec\.ts$/
// A test tagged `@full` repeats a journey in another way, or shows what a test of a lower level shows already.
const short = full ? {} : { grepInvert: /@full/ }

export default defineConfig<AppearanceOptions>({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './setup/globalSetup.ts',
  // For what never comes. A busy machine needs a multiple of the usual few seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Each worker starts chains, a secure site and a browser. In the short run, other lanes and the checks in the background
  // fill the time in which tests wait.
  workers: full ? 2 : 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ...json],
  use: { trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    // One worker, and with it one Next server.
    { name: 'lab', testMatch: lab, workers: 1, ...short },
    { name: 'chromium', testMatch: 'specs/*.spec.ts', testIgnore: lab, ...short },
    ...(full
      ? [
          { name: 'full', testMatch: 'full/*.spec.ts' },
          ...matrix().map(appearance => ({
            name: Object.values(appearance).join('-'),
            testMatch: ['specs/*.spec.ts', 'full/*.spec.ts'],
            grep: /@matrix/,
            use: { appearance },
          })),
        ]
      : []),
    ...(process.env.LATCHKIT_SCREENSHOTS ? [{ name: 'screenshots', testMatch: 'screenshots*.spec.ts' }] : []),
  ],
})
