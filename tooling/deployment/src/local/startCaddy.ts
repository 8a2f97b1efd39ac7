import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { deployFolder } from './deployFolder.js'

/** Finds a `caddy` on the PATH. Returns `undefined` when none is installed. */
export function findCaddy(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders
    .map(folder => path.join(folder, 'caddy'))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** A Caddy that serves `deploy/Caddyfile`. */
export type RunningCaddy = {
  /** File with the certificate of its authority. */
  readonly authority: string
  stop(): Promise<void>
}

/**
 * Starts Caddy with the Caddyfile of the deployment. Names of this machine get certificates of Caddy's authority, which is
 * not installed anywhere.
 *
 * @param parameters.folder - for certificates and its configuration
 */
export async function startCaddy(parameters: {
  readonly folder: string
  readonly isSecure: boolean
  readonly variables: { readonly [name: string]: string }
}): Promise<RunningCaddy> {
  const { folder, isSecure, variables } = parameters
  const caddy = findCaddy() ?? 'caddy'
  await mkdir(folder, { recursive: true })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...variables,
  }
  const file = path.join(deployFolder, 'Caddyfile')
  const { stdout } = await promisify(execFile)(caddy, ['adapt', '--config', file], { env })
  const config = JSON.parse(stdout)
  const json = path.join(folder, 'caddy.json')
  const servers = Object.values<{ automatic_https?: object }>(config.apps.http.servers)
  // Ports 80 and 443 belong to others here.
  for (const server of servers)
    server.automatic_https = isSecure ? { disable_redirects: true } : { disable: true }
  await writeFile(
    json,
    JSON.stringify({
      ...config,
      admin: { disabled: true },
      apps: { ...config.apps, pki: { certificate_authorities: { local: { install_trust: false } } } },
    }),
  )
  const child = spawn(caddy, ['run', '--config', json], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(line)
    if (line.includes('serving initial configuration')) break
  }
  if (child.exitCode !== null) throw new TypeError(`caddy ended: ${lines.at(-1)}`)
  child.stderr.resume()
  return {
    authority: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
