import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPort, findPostgres, findRedis, startPostgres, startRedis } from '@latchkit/service-base/testing'
import { deployFolder } from './deployFolder.js'
import { makeDatabases } from './makeDatabases.js'
import { findCaddy, startCaddy } from './startCaddy.js'
import { type RunningProgram, runToEnd, startProgram } from './startProgram.js'

/** A deployment of the files in `deploy` on this machine: a process for each service, Postgres, Redis and Caddy. */
export type LocalDeployment = {
  readonly urls: { readonly relay: string; readonly gateway: string; readonly secureSite: string }
  /** A file for `npm run doctor -- --deployment`. */
  readonly file: string
  /** The variables of each service. */
  readonly environments: { readonly [service in Service]: { readonly [name: string]: string } }
  /** The certificate of the authority of Caddy. */
  readonly authority: string
  /** The processes by service, for tests that end one. */
  readonly programs: { readonly [service in Service]: RunningProgram }
  close(): Promise<void>
}

const services = ['relay', 'gateway', 'secure-site'] as const
type Service = (typeof services)[number]

/** Whether the programs around the services are installed: Postgres, `psql`, Redis and Caddy. */
export const canDeploy = (): boolean => Boolean(findPostgres() && findRedis() && findCaddy())

/**
 * Starts the services from the variables in `deploy/env`, behind Caddy with `deploy/Caddyfile`. Only hosts, ports, passwords
 * and the places of files are other ones: those of this machine.
 *
 * @param parameters.isSecure - TLS by Caddy's own authority, whose certificate the file of the doctor names. Default: false,
 * since browsers do not know it
 */
export async function startDeployment(parameters: {
  readonly projects: { readonly [id: string]: readonly string[] }
  readonly smtpUrl: string
  readonly rpcUrls: { readonly [caip2: string]: readonly string[] }
  readonly isSecure?: boolean | undefined
  /** Variables over those of the files, by service. */
  readonly changes?: { readonly [service in Service]?: { readonly [name: string]: string } } | undefined
}): Promise<LocalDeployment> {
  const { projects, smtpUrl, rpcUrls, isSecure = false, changes = {} } = parameters
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-deployment-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const password = randomBytes(16).toString('hex')
    const postgres = await startPostgres(findPostgres() ?? '')
    ends.push(postgres.stop)
    const redis = await startRedis(findRedis() ?? '', ['--requirepass', password, '--maxmemory', '128mb'])
    ends.push(redis.stop)
    await makeDatabases(postgres.url, password)
    const ports = await takePorts()
    const hosts = {
      relay: `localhost:${ports.relay.public}`,
      gateway: `localhost:${ports.gateway.public}`,
      'secure-site': `secure.localhost:${ports['secure-site'].public}`,
    }
    const projectsFile = path.join(folder, 'projects.json')
    await writeFile(projectsFile, JSON.stringify(projects))
    const [http, ws] = isSecure ? ['https', 'wss'] : ['http', 'ws']
    const stores = { postgres: new URL(postgres.url).host, redis: new URL(redis.url).host }
    const place = (text: string) =>
      text
        .replace('wss://relay.example', `${ws}://${hosts.relay}`)
        .replace('https://wallet.example', `${http}://${hosts['secure-site']}`)
        .replace('/etc/latchkit/projects.json', projectsFile)
        .replace('postgres:5432', stores.postgres)
        .replace('redis:6379', stores.redis)
        .replace('PASSWORD', password)
    const own: { readonly [service in Service]: { readonly [name: string]: string } } = {
      relay: {},
      gateway: { RPC_URLS: JSON.stringify(rpcUrls), DATA_DIR: folder },
      'secure-site': {
        RPC_URLS: JSON.stringify(rpcUrls),
        SMTP_URL: smtpUrl,
        AUTH_KEYS_FILE: path.join(folder, 'auth.json'),
        RECOVERY_KEYS_FILE: path.join(folder, 'recovery.json'),
        DATA_DIR: folder,
      },
    }
    const environmentOf = async (service: Service) => {
      const variables = {
        ...(await readEnv(`${service}.env`)),
        ...(await readEnv(`${service}.secrets.example.env`)),
      }
      const filled = Object.entries(variables).map(([name, value]) => [
        name,
        place(value) || password + password,
      ])
      const { own: port, admin } = ports[service]
      const numbers = { PORT: String(port), ADMIN_PORT: String(admin) }
      return { ...Object.fromEntries(filled), ...numbers, ...own[service], ...changes[service] }
    }
    const programs: Partial<Record<Service, RunningProgram>> = {}
    const environments: Partial<Record<Service, { readonly [name: string]: string }>> = {}
    for (const service of services) {
      const environment = await environmentOf(service)
      environments[service] = environment
      if (service === 'secure-site') await runToEnd(service, environment, ['keys', 'create'])
      const program = await startProgram(service, environment)
      programs[service] = program
      ends.push(program.stop)
    }
    const caddy = await startCaddy({
      folder: path.join(folder, 'caddy'),
      isSecure,
      variables: {
        RELAY_HOST: `${http}://${hosts.relay}`,
        GATEWAY_HOST: `${http}://${hosts.gateway}`,
        SITE_HOST: `${http}://${hosts['secure-site']}`,
        RELAY_UPSTREAM: `127.0.0.1:${ports.relay.own}`,
        GATEWAY_UPSTREAM: `127.0.0.1:${ports.gateway.own}`,
        SITE_UPSTREAM: `127.0.0.1:${ports['secure-site'].own}`,
      },
    })
    ends.push(caddy.stop)
    const urls = {
      relay: `${ws}://${hosts.relay}`,
      gateway: `${http}://${hosts.gateway}`,
      secureSite: `${http}://${hosts['secure-site']}`,
    }
    const file = path.join(folder, 'deployment.json')
    await writeFile(path.join(folder, 'token'), password + password)
    const adminOf = (service: Service) => ({
      admin: { url: `http://127.0.0.1:${ports[service].admin}`, tokenFile: 'token' },
    })
    const content = {
      relay: { url: urls.relay, ...adminOf('relay') },
      gateway: { url: urls.gateway, ...adminOf('gateway') },
      secureSite: { url: urls.secureSite, ...adminOf('secure-site') },
      projects,
      ...(isSecure && { ca: caddy.authority }),
    }
    await writeFile(file, JSON.stringify(content, undefined, 2))
    return {
      urls,
      file,
      authority: caddy.authority,
      programs: programs as LocalDeployment['programs'],
      environments: environments as LocalDeployment['environments'],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function takePorts() {
  const take = async () => ({ own: await findPort(), admin: await findPort(), public: await findPort() })
  return { relay: await take(), gateway: await take(), 'secure-site': await take() }
}

/** Reads a file of variables of `deploy/env`. */
async function readEnv(name: string): Promise<{ readonly [variable: string]: string }> {
  const lines = (await readFile(path.join(deployFolder, 'env', name), 'utf8')).split('\n')
  return Object.fromEntries(
    lines
      .filter(line => /^\w+=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
