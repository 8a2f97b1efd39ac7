import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LocalStackError } from '../localStackError.js'
import { type RunningServer, startServer } from '../process/startServer.js'
import type { ChildWatch } from '../process/watchChildren.js'
import { devMnemonic } from './devAccounts.js'

/** The path of anvil's own binary, so that its pid is the one to end (the npm launcher would hide it). */
function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const platformPackage = `@foundry-rs/anvil-${process.platform}-${architecture}`
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    const manifest = createRequire(launcher).resolve(`${platformPackage}/package.json`)
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new LocalStackError(
      'local-stack/binary-not-found',
      `The package ${platformPackage} with the anvil binary is not installed. Install again with optional dependencies; it exists for Linux and macOS (x64, arm64) and Windows (x64).`,
      { cause },
    )
  }
}

export type Anvil = RunningServer

type StartAnvilParameters = {
  chainId: number
  /** 0 lets the system pick a free one. */
  port: number
  /** Default: the newest that anvil has. */
  hardfork?: string | undefined
  watch: ChildWatch
}

/** Starts one anvil on 127.0.0.1 and resolves when it listens. */
export async function startAnvil(parameters: StartAnvilParameters): Promise<Anvil> {
  const { chainId, port, hardfork, watch } = parameters
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${chainId}`, '--color', 'never']
  args.push('--mnemonic', devMnemonic)
  if (hardfork) args.push('--hardfork', hardfork)
  return await startServer({
    name: `chain ${chainId}`,
    command: anvilBinary(),
    args,
    port,
    listening: /Listening on 127\.0\.0\.1:(\d+)/,
    inUse: /address already in use/i,
    code: 'local-stack/chain-not-started',
    watch,
  })
}
