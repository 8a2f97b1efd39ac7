import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pnpm } from './pnpm.mjs'
import { readPlaywrightReport } from './readPlaywrightReport.mjs'
import { readVitestReport } from './readVitestReport.mjs'
import { root } from './root.mjs'

const report = '.cache/test'

function has(file) {
  return existsSync(path.join(root, file))
}

function check(name, ...args) {
  return { name, command: ['node', `tooling/checks/${name}.mjs`, ...args] }
}

function vitest(name, project) {
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}/${name}.json`,
    ],
    report: { file: `${name}.json`, read: readVitestReport },
  }
}

/** Checks that one file under tooling/checks each holds, run in the order of the names. */
function checks(match) {
  if (!has('tooling/checks')) return []
  return readdirSync(path.join(root, 'tooling/checks'))
    .filter(file => file.endsWith('.mjs') && match.test(file))
    .sort()
    .map(file => check(path.basename(file, '.mjs')))
}

// While the workspace is being laid: a member counts from the commit that brings its entry.
const entries = [
  'packages/core/src/exports/index.ts',
  'packages/adapter-wagmi/src/exports/index.ts',
  'packages/react/src/exports/index.ts',
  'apps/wallet/build.mjs',
  'apps/demo/index.html',
  'tooling/local-stack/src/exports/index.ts',
]

/**
 * What `npm test` runs. `first` gates the rest; the lanes run beside each other, the steps of a lane one after
 * the other, and what needs a browser to itself comes last.
 */
export function steps({ full, browser }) {
  const filters = entries.filter(has).map(entry => `--filter=./${entry.split('/').slice(0, 2).join('/')}`)
  const turbo = task => pnpm('exec', 'turbo', 'run', task, '--output-logs=errors-only', ...filters)
  const browserEnv = { CHROMIUM_PATH: browser, ...(full ? { LATCHKIT_FULL: '1' } : {}) }
  return {
    first: [{ name: 'build', command: turbo('build') }],
    lanes: [
      [
        { name: 'types', command: turbo('typecheck') },
        { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
        ...checks(/./),
      ],
      [{ ...vitest('unit', '!*-browser'), env: full ? { LATCHKIT_FULL: '1' } : {} }],
    ],
    last: [
      ...(has('packages/react/vitest.browser.config.ts')
        ? [{ ...vitest('browser', '*-browser'), env: browserEnv }]
        : []),
      ...(has('e2e/playwright.config.ts')
        ? [
            {
              name: 'e2e',
              command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
              env: { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, report, 'e2e.json') },
              report: { file: 'e2e.json', read: readPlaywrightReport },
            },
          ]
        : []),
    ],
  }
}
