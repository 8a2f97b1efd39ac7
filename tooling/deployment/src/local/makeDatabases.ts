import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { deployFolder } from './deployFolder.js'

/** Makes the databases and users with the script that compose gives the image of Postgres. */
export async function makeDatabases(url: string, password: string): Promise<void> {
  const { hostname, port, username } = new URL(url)
  await promisify(execFile)('sh', [path.join(deployFolder, 'postgres-init.sh')], {
    env: {
      PATH: process.env.PATH ?? '',
      PGHOST: hostname,
      PGPORT: port,
      POSTGRES_USER: username,
      GATEWAY_PASSWORD: password,
      AUTH_PASSWORD: password,
      RECOVERY_PASSWORD: password,
    },
  })
}
