import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport } from './readReport.mjs'
import { pnpm, root } from './run.mjs'

const reports = path.join(root, '.cache/test')
/** Tarballs of the packages, for the steps that install them. */
const packed = path.join(root, '.cache/packed')

/**
 * Workers of a lane that runs beside others. Each worker loads the modules of its project again, which takes longer than
 * most of their tests.
 */
const workersOfLane = Math.max(1, Math.floor(availableParallelism() / 2))

function vitest(name, projects, options = []) {
  const file = path.join(reports, `${name}.json`)
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap(project => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitestReport },
  }
}

function playwright(name) {
  const file = path.join(reports, `${name}.json`)
  return {
    name,
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { LATCHKIT_E2E_REPORT: file },
    report: { file, read: readPlaywrightReport },
  }
}

function script(name, file) {
  return { name, command: ['node', file] }
}

/** Every check in a folder is a step: a new one cannot be forgotten here. */
function scriptsIn(folder, prefix = '', match = /\.mjs$/) {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isFile() && match.test(entry.name))
    .map(entry => script(`${prefix}${path.basename(entry.name, '.mjs')}`, `${folder}/${entry.name}`))
}

/** As many at a time as there are processors: ten compilers on two of them only take memory from each other. */
function turbo(task, ...options) {
  return pnpm('exec', 'turbo', 'run', task, '--output-logs=errors-only', '--concurrency=100%', ...options)
}

/** The checks with a browser, one of them with a chain. Their limits of time need a share of the processor. */
const docsTests = ['docs-checkBlocks', 'docs-checkSite']

/** Steps of the background that take longest. They start first: started last, they would keep a single processor busy. */
const longSteps = ['types', 'size', 'packages', 'layers', 'setups', 'deadcode', 'docs-checkReports']

/**
 * Returns the steps of `npm test`. `first` gates the rest. Then the lanes run beside each other, the steps of a lane one
 * after the other, and `last` after them. The steps of `background` run beside all of these, in this order, in the time in
 * which they wait: a test that waits for a window or an animation leaves the processor idle, a compiler never does. With
 * `workspaces`, only their tests in Node and in the browser run.
 */
export function steps({ full, browser, workspaces = [] }) {
  const env = {
    CHROMIUM_PATH: browser,
    // With Node's default of 16 MB, tests with a database spend a sixth of their time on collecting young objects.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
    ...(full ? { LATCHKIT_FULL: '1' } : {}),
  }
  const withEnv = step => ({ ...step, env: { ...env, ...step.env } })
  if (workspaces.length > 0) {
    const filters = workspaces.map(({ packageName }) => `--filter=${packageName}...`)
    const projects = workspaces.flatMap(workspace => workspace.projects)
    return {
      first: [{ name: 'build', command: turbo('build', ...filters) }],
      background: [],
      lanes: [[withEnv(vitest('tests', projects))]],
      last: [],
    }
  }
  const beside = full ? [] : [`--maxWorkers=${workersOfLane}`]
  const docs = scriptsIn('tooling/checks/docs', 'docs-', /^check.*\.mjs$/)
  const background = [
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'size-imports', command: ['size-limit'] },
    script('size', 'tooling/bench/size.mjs'),
    ...scriptsIn('tooling/checks'),
    ...docs.filter(({ name }) => !docsTests.includes(name)),
  ]
  return {
    first: [
      { name: 'build', command: turbo('build') },
      { name: 'pack', command: ['node', 'tooling/checks/lib/packOnce.mjs', packed] },
    ],
    background: [
      ...longSteps.flatMap(name => background.filter(step => step.name === name)),
      ...background.filter(step => !longSteps.includes(step.name)),
    ].map(step => withEnv({ ...step, env: { LATCHKIT_PACKED: packed }, isBackground: true })),
    lanes: [
      // The journeys of the full run have a soak among them, so there they run alone.
      full ? [] : [playwright('e2e')],
      [vitest('unit', ['!*-browser'], beside)],
      [vitest('browser', ['*-browser'], beside), ...docs.filter(({ name }) => docsTests.includes(name))],
    ].map(lane => lane.map(withEnv)),
    last: (full ? [playwright('e2e'), script('rows-mutants', 'tooling/mutation/testRows.mjs')] : []).map(
      withEnv,
    ),
  }
}
