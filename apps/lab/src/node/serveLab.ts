import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type ServeLabParameters = {
  /** 0 for a free one. Default: 3000. */
  port?: number | undefined
  /** Where chains and services are: `LAB_…`, see `readServices`. */
  env?: { readonly [name: string]: string } | undefined
  /** Runs the sources, with hot updates, instead of the build. Default: false. */
  isDev?: boolean | undefined
}

export type LabServer = {
  /** Such as `http://localhost:3000`. */
  url: string
  port: number
  /** Output of the server so far, with the codes of next-auth. */
  log(): string
  stop(): Promise<void>
}

const folder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the lab's Next server in a separate process, on 127.0.0.1. Resolves when it answers.
 *
 * @throws LabServerError `lab/not-built`, `lab/did-not-start`
 * @example
 * const { url, stop } = await serveLab({ port: 0, env: { LAB_EVM_RPC_URL: chain.rpcUrl } })
 */
export async function serveLab(parameters: ServeLabParameters = {}): Promise<LabServer> {
  const { isDev = false, env = {} } = parameters
  if (!isDev && !existsSync(`${folder}/dist/BUILD_ID`))
    throw new LabServerError(
      'lab/not-built',
      'The lab is not built: run "pnpm --filter @latchkit/lab build".',
    )
  const port = (parameters.port ?? 3000) || (await findFreePort())
  const url = `http://localhost:${port}`
  const require = createRequire(import.meta.url)
  const next = require.resolve('next/dist/bin/next')
  const command = [next, isDev ? 'dev' : 'start', '--port', `${port}`, '--hostname', '127.0.0.1']
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      LAB_TEST_DAPP: path.dirname(require.resolve('@metamask/test-dapp/dist/index.html')),
      NODE_ENV: isDev ? 'development' : 'production',
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (/ready in/i.test(text)) resolve()
    })
    void ended.then(() => reject(new LabServerError('lab/did-not-start', `Next ended at once:\n${text}`)))
  })
  return {
    url,
    port,
    log: () => text,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A port that is free at the moment; Next does not report which port it took for 0. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

type LabServerErrorCode = 'lab/not-built' | 'lab/did-not-start' | 'lab/bad-port-offset'

/** Why the lab could not be served, in one line that says what to do. */
class LabServerError extends Error {
  override readonly name = 'LabServerError'
  readonly code: LabServerErrorCode
  constructor(code: LabServerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
