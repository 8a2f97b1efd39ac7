import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hex } from 'viem'
import { type RunningServer, startServer } from '../process/startServer.js'
import type { ChildWatch } from '../process/watchChildren.js'
import { serviceAccounts } from './serviceAccounts.js'

type StartBundlerParameters = {
  readonly chainId: number
  readonly rpcUrl: string
  readonly entryPoints: readonly Hex[]
  /** 0 for a free one. */
  readonly port: number
  readonly watch: ChildWatch
}

/**
 * Starts a bundler (ERC-7769) for one chain and resolves when it listens on 127.0.0.1. It is Pimlico's alto, under the GPL:
 * it runs in a separate process, for development, and no file of ours imports it. It does not check the
 * rules of ERC-7562, for which a node would have to trace. Its `debug_bundler_…` methods are on: `setBundlingMode`
 * (`manual`, `auto`), `sendBundleNow`, `dumpMempool`, `clearState`.
 */
export async function startBundler(parameters: StartBundlerParameters): Promise<RunningServer> {
  const { chainId, rpcUrl, entryPoints, port, watch } = parameters
  const { executors, utility } = serviceAccounts()
  const { resolve } = createRequire(import.meta.url)
  const folder = dirname(createRequire(resolve('@latchkit/bundler/package.json')).resolve('@pimlico/alto'))
  const options = {
    entrypoints: entryPoints.join(','),
    'executor-private-keys': executors.map(({ privateKey }) => privateKey).join(','),
    'utility-private-key': utility.privateKey,
    'utility-wallet-monitor': false,
    'refilling-wallets': false,
    'rpc-url': rpcUrl,
    port,
    'safe-mode': false,
    'enable-cors': true,
    'enable-debug-endpoints': true,
    'max-bundle-interval': 200,
    // It asks the chain four times in this time, milliseconds, whether something was mined. After an operation it goes on
    // until another block: on a chain that mines on demand, for as long as it runs.
    'block-time': 1_000,
    'log-level': 'warn',
    json: true,
  }
  return await startServer({
    name: `the bundler of chain ${chainId}`,
    command: process.execPath,
    args: [
      '--import',
      pathToFileURL(resolve('@latchkit/bundler/preload.mjs')).href,
      join(folder, 'cli/alto.js'),
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    // It reads settings from variables and from a file `.env`; where it reports errors to is among them.
    env: { PATH: process.env.PATH, DOTENV_CONFIG_PATH: join(folder, 'none') },
    port,
    listening: /^listening on (\d+)$/m,
    inUse: /EADDRINUSE/,
    code: 'local-stack/bundler-not-started',
    watch,
  })
}
