/** Patterns to exclude: files called `*.full.*test.*` run in `npm run test:full` only. */
export const longTests: string[] = process.env.LATCHKIT_FULL
  ? []
  : ['**/*.full.test.*', '**/*.full.browser.test.*']
