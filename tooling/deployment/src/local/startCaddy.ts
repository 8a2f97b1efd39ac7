import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { findPort } from '@latchkit/service-base/testing'
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
  /** Reads the Caddyfile again with other variables, as `caddy reload` does. */
  reload(variables: Variables): Promise<void>
  stop(): Promise<void>
}

type Variables = { readonly [name: string]: string }

/**
 * Starts Caddy with the Caddyfile of the deployment. Names of this machine get certificates of Caddy's authority, which is
 * not installed anywhere.
 *
 * @param parameters.folder - for certificates and its configuration
 */
export async function startCaddy(parameters: {
  readonly folder: string
  readonly isSecure: boolean
  readonly variables: Variables
}): Promise<RunningCaddy> {
  const { folder, isSecure, variables } = parameters
  const caddy = findCaddy() ?? 'caddy'
  const admin = `127.0.0.1:${await findPort()}`
  await mkdir(folder, { recursive: true })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const adapt = async (chosen: Variables) => {
    const file = path.join(deployFolder, 'Caddyfile')
    const options = { env: { ...env, ...chosen } }
    const { stdout } = await promisify(execFile)(caddy, ['adapt', '--config', file], options)
    const config = JSON.parse(stdout)
    const servers = Object.values<{ automatic_https?: object }>(config.apps.http.servers)
    // Ports 80 and 443 belong to others here.
    for (const server of servers)
      server.automatic_https = isSecure ? { disable_redirects: true } : { disable: true }
    const pki = { certificate_authorities: { local: { install_trust: false } } }
    return JSON.stringify({ ...config, admin: { listen: admin }, apps: { ...config.apps, pki } })
  }
  const json = path.join(folder, 'caddy.json')
  await writeFile(json, await adapt(variables))
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
    async reload(changed) {
      const headers = { 'content-type': 'application/json' }
      const body = await adapt(changed)
      const answer = await fetch(`http://${admin}/load`, { method: 'POST', headers, body })
      if (!answer.ok) throw new TypeError(`caddy does not reload: ${await answer.text()}`)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
