// The table "Beside other kits" of docs/guides/testing.md: what @latchkit/testing and two other kits take on disk, and how long
// a Playwright run with one test takes in which a wallet answers the page. They are installed by name into temporary folders,
// ours from a registry of the packed packages. `CHROMIUM_PATH` names the browser.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { measureChild } from '../bootstrap/childTime.mjs'
import { registryEnv } from '../checks/setups/managers.mjs'
import { startRegistry } from '../checks/setups/startRegistry.mjs'
import { median } from './lib/median.mjs'

const run = promisify(execFile)
const rounds = 3

/** Asks the first wallet that is announced, else the global one. */
const ask = `
async function ask(page) {
  // The fixture of synpress has opened it.
  if (page.url() === 'about:blank') await page.goto('/')
  const id = await page.evaluate(() => {
    const announced = []
    addEventListener('eip6963:announceProvider', event => announced.push(event.detail.provider))
    dispatchEvent(new Event('eip6963:requestProvider'))
    return (announced[0] ?? window.ethereum).request({ method: 'eth_chainId' })
  })
  expect(id).toMatch(/^0x/)
}
`

/** The kits with the peers that their tests need, and tests by name. MetaMask is not on npm, so synpress runs its mock. */
const kits = [
  {
    name: '@latchkit/testing@latest',
    peers: ['@foundry-rs/anvil@1.7.1'],
    tests: {
      'no wallet': `import { expect, test } from '@playwright/test'
test('starts', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).toBeAttached()
})`,
      extension: `import { expect, test } from '@latchkit/testing/playwright'
test.use({ networks: [] })
${ask}
test('starts', ({ page, wallet }) => ask(page))`,
      'extension, anvil': `import { expect, test } from '@latchkit/testing/playwright'
${ask}
test('starts', ({ page, wallet }) => ask(page))`,
    },
  },
  {
    name: '@synthetixio/synpress@4.1.2',
    // It loads its bundler, which requires the compiler.
    peers: ['typescript@6.0.3'],
    tests: {
      mock: `import { ethereumWalletMockFixtures as test } from '@synthetixio/synpress/playwright'
import { expect } from '@playwright/test'
${ask}
test('starts', ({ page, ethereumWalletMock }) => ask(page))`,
    },
  },
  {
    name: '@johanneskares/wallet-mock@1.4.1',
    peers: ['viem@2.57.1'],
    tests: {
      mock: `import { expect, test } from '@playwright/test'
import { installMockWallet } from '@johanneskares/wallet-mock'
import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
${ask}
test('starts', async ({ page }) => {
  const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  const transports = { [mainnet.id]: custom({ request: async () => '0x1' }) }
  await installMockWallet({ page, account, defaultChain: mainnet, transports })
  await ask(page)
})`,
    },
  },
]

const config = `import { defineConfig } from '@playwright/test'
export default defineConfig({
  workers: 1,
  reporter: 'dot',
  use: {
    baseURL: process.env.LATCHKIT_KITS_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ${JSON.stringify(process.getuid?.() === 0 ? ['--no-sandbox'] : [])},
    },
  },
})`

const registry = await startRegistry()
const parent = mkdtempSync(path.join(os.tmpdir(), 'latchkit-kits-'))
const site = http.createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>App</title>'),
)
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const env = {
  ...process.env,
  ...registryEnv(registry.url, path.join(parent, 'caches')),
  LATCHKIT_KITS_URL: `http://127.0.0.1:${site.address().port}`,
}
try {
  const installed = []
  for (const kit of kits) installed.push(await install(kit))
  const runs = installed.flatMap(({ name, folder, tests }) =>
    Object.keys(tests).map(test => ({ name, test, folder, values: [] })),
  )
  // A round more, not counted, in which each loads its files. Then one after another, so that all have the same load.
  for (let round = 0; round <= rounds; round += 1)
    for (const { test, folder, values } of runs) {
      const value = await measure(folder, fileOf(test))
      if (round > 0) values.push(value)
    }
  const { version } = JSON.parse(
    readFileSync(path.join(installed[0].folder, 'node_modules/@playwright/test/package.json'), 'utf8'),
  )
  const [load] = os.loadavg()
  console.log(
    `Playwright ${version}, Node ${process.versions.node}, ${os.cpus().length} processors, load ${load.toFixed(1)}, median of ${rounds}:\n`,
  )
  console.log(
    '| kit | test | MB installed | ms | seconds of the processor | beside no wallet |\n|---|---|---|---|---|---|',
  )
  const middle = (values, key) => median(values.map(value => value[key]))
  const base = middle(runs[0].values, 'processor')
  for (const { name, test, values } of runs) {
    const { bytes } = installed.find(kit => kit.name === name)
    const processor = middle(values, 'processor')
    const cells = [
      name,
      test,
      (bytes / 1e6).toFixed(1),
      middle(values, 'ms').toFixed(0),
      processor.toFixed(1),
      (processor / base).toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  site.close()
  registry.close()
  rmSync(parent, { recursive: true, force: true })
}

/** Runs a test of a kit. The seconds of the processor hold on a busy machine too. */
async function measure(folder, file) {
  const start = performance.now()
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', file], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const measured = measureChild(child)
  const [code] = await once(child, 'exit')
  const processor = measured.takeSeconds()
  if (code !== 0) throw new Error(`${file} failed in ${folder}`)
  return { ms: performance.now() - start, processor }
}

/** Installs a kit, measures it without its peers, and writes its tests beside it. */
async function install({ name, peers, tests }) {
  const folder = path.join(parent, name.replace(/\W+/g, '-'))
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const add = (...packages) =>
    run(
      'npm',
      ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts', ...packages],
      {
        cwd: folder,
        env,
      },
    )
  await add(name)
  const bytes = bytesOf(path.join(folder, 'node_modules'))
  await add('@playwright/test@1.65.1', ...peers)
  writeFileSync(path.join(folder, 'playwright.config.js'), config)
  for (const [test, text] of Object.entries(tests)) writeFileSync(path.join(folder, fileOf(test)), text)
  return { name, folder, tests, bytes }
}

function fileOf(test) {
  return `${test.replace(/\W+/g, '-')}.spec.js`
}

function bytesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
}
