import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LocalStackError } from '../localStackError.js'
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

export type Anvil = { child: ChildProcess; pid: number; port: number }

type StartAnvilParameters = {
  chainId: number
  /** 0 lets the system pick a free one. */
  port: number
  watch: ChildWatch
}

/** Starts one anvil on 127.0.0.1 and resolves when it listens. */
export async function startAnvil(parameters: StartAnvilParameters): Promise<Anvil> {
  const { chainId, port, watch } = parameters
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${chainId}`, '--color', 'never']
  args.push('--mnemonic', devMnemonic)
  // In its own session: Ctrl-C reaches only the parent, which ends its children in order.
  const child = spawn(anvilBinary(), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  })
  const { pid } = child
  if (pid !== undefined) watch.add(pid)
  return await new Promise<Anvil>((resolve, reject) => {
    let output = ''
    const read = (chunk: string) => {
      output += chunk
      const listening = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)
      if (!listening || pid === undefined) return
      child.stdout.off('data', read)
      child.stderr.off('data', read)
      // Nobody reads on, and a full pipe would stop the chain.
      child.stdout.resume()
      child.stderr.resume()
      child.off('close', fail)
      resolve({ child, pid, port: Number(listening[1]) })
    }
    const fail = () => {
      reject(
        /address already in use/i.test(output)
          ? new LocalStackError(
              'local-stack/port-in-use',
              `Port ${port} on 127.0.0.1 is in use, so chain ${chainId} cannot start. End what listens there, or set LATCHKIT_PORT_OFFSET=1000 (any multiple of 1000) to shift every port.`,
              { port },
            )
          : new LocalStackError(
              'local-stack/chain-not-started',
              `anvil for chain ${chainId} ended before it listened. It said: ${output.trim() || 'nothing'}`,
              { port },
            ),
      )
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('error', cause =>
      reject(
        new LocalStackError('local-stack/chain-not-started', `anvil cannot be run: ${cause.message}`, {
          port,
          cause,
        }),
      ),
    )
    child.once('close', fail)
    child.once('exit', () => pid !== undefined && watch.remove(pid))
  })
}
