import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InputError } from '../errors.js'
import { openApp } from '../source/app.js'
import { readManifest } from '../source/manifest.js'
import { ask } from './ask.js'
import { readInstalled } from './installed/readInstalled.js'
import { type FoundPolicy, findPolicies, readAnsweredPolicies, readPolicies } from './policy/findPolicies.js'
import { readOptions } from './readOptions.js'
import type { Inputs, Service } from './types.js'

export type DoctorFlags = {
  url?: string
  csp?: string
  origin?: string
  site?: string
  projectId?: string
  relay?: string
  gateway?: string
  json?: boolean
}

/**
 * Reads the app in `folder`. Sends requests to the addresses of the flags, without them to those of the source, and to no
 * others. Throws `InputError`.
 */
export async function readInputs(cwd: string, folder: string, flags: DoctorFlags): Promise<Inputs> {
  const root = path.resolve(cwd, folder)
  const app = openApp(root)
  readManifest(app)
  const source = readOptions(app)
  const projectId = flags.projectId ?? source.projectId
  const pageUrl = readUrl('--url', flags.url, ['http:', 'https:'])
  const origin = readUrl('--origin', flags.origin, ['http:', 'https:'])?.origin ?? pageUrl?.origin
  const named = [
    ['secure site', readUrl('--site', flags.site, ['http:', 'https:'])],
    ['relay', readUrl('--relay', flags.relay, ['ws:', 'wss:', 'http:', 'https:'])],
    ['gateway', readUrl('--gateway', flags.gateway, ['http:', 'https:'])],
  ] as const
  if (flags.site !== undefined && (projectId === undefined || origin === undefined))
    throw new InputError('--site needs --project-id, and the origin of the app by --url or --origin.')
  const namedPolicies = flags.csp === undefined ? undefined : readPolicyFile(cwd, flags.csp)
  const [page, ...services] = await Promise.all([
    pageUrl && ask(pageUrl, { accept: 'text/html' }).then(answer => ({ url: pageUrl, answer })),
    ...named.flatMap(([name, url]) => {
      if (url) return [askService(name, url)]
      const found = source.addresses[name]
      return found ? [askService(name, found.url, found.file)] : []
    }),
  ])
  // The policy that browsers get goes before the one of a file.
  const answered = page ? readAnsweredPolicies(page.answer, page.url.href) : []
  return {
    app,
    installed: readInstalled(root),
    policies: namedPolicies ?? (answered.length > 0 ? answered : findPolicies(root)),
    page,
    origin,
    projectId,
    services,
  }
}

function readUrl(flag: string, value: string | undefined, protocols: readonly string[]): URL | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && protocols.includes(url.protocol)) return url
  throw new InputError(`${flag} is "${value}". Write an address such as ${protocols[1]}//app.example`)
}

function readPolicyFile(cwd: string, file: string): FoundPolicy[] {
  const place = path.resolve(cwd, file)
  let text: string
  try {
    text = readFileSync(place, 'utf8')
  } catch (error) {
    throw new InputError(`--csp names ${place}, which cannot be read.`, { cause: error })
  }
  const found = readPolicies(text, file)
  if (found.length > 0) return found
  throw new InputError(`${file} has no Content-Security-Policy.`)
}

async function askService(name: Service['name'], address: URL, file?: string): Promise<Service> {
  const url = new URL(address)
  url.protocol = address.protocol.replace('ws', 'http')
  return { name, url, file, health: await ask(new URL('healthz', url.href.replace(/\/?$/, '/'))) }
}
