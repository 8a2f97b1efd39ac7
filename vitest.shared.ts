/**
 * Time limits for what never comes. They are far above what a test needs, since a busy machine takes a multiple of the
 * usual time; a test that passes never waits for them.
 */
export const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

/** Patterns to exclude: files called `*.full.*test.*` run in `npm run test:full` only. */
export const longTests: string[] = process.env.LATCHKIT_FULL
  ? []
  : ['**/*.full.test.*', '**/*.full.browser.test.*']
