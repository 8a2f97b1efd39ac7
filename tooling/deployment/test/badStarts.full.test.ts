import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { spawnService } from '../src/local/startProgram.js'
import { readVariables, type Service } from './deployFiles.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'latchkit-bad-'))
  await writeFile(path.join(folder, 'broken.json'), '{')
})

/** Returns the output of a service with the variables of `deploy/env` and some others. It must not start. */
async function start(service: Service, changes: { readonly [name: string]: string }) {
  const child = spawnService(
    service,
    {
      ...readVariables(`env/${service}.env`),
      DATA_DIR: folder,
      PROJECTS_FILE: '',
      ADMIN_PORT: '',
      ...changes,
    },
    [],
  )
  const [out, complaint] = [child.stdout ? text(child.stdout) : '', child.stderr ? text(child.stderr) : '']
  const [code] = await once(child, 'close')
  const lines = (await complaint).split('\n').filter(line => line !== '' && !line.startsWith('{'))
  return { code, out: await out, lines }
}

const cases: readonly (readonly [Service, { readonly [name: string]: string }, RegExp])[] = [
  ['relay', { PORT: '4500x' }, /^relay: PORT: must be a whole number$/],
  ['relay', { PUBLIC_URLS: 'https://relay.example' }, /^relay: PUBLIC_URLS: must be a URL such as /],
  ['relay', { REDIS_URL: 'redis://127.0.0.1:1' }, /^relay: REDIS_URL: /],
  ['relay', { PROJECTS_FILE: 'none.json' }, /^relay: PROJECTS_FILE: none\.json cannot be read$/],
  ['relay', { ADMIN_PORT: '0' }, /^relay: ADMIN_TOKEN: must be set with ADMIN_PORT/],
  [
    'relay',
    { REDIS_URL: 'redis://127.0.0.1:1?sentinel=main' },
    /^relay: REDIS_URL: 127\.0\.0\.1:1: no sentinel names a server$/,
  ],
  ['gateway', { PORT: '99999' }, /^gateway: PORT: must be at most 65535$/],
  ['gateway', { DATABASE_URL: 'postgres://127.0.0.1:1/x', INDEX: 'eip155:1' }, /^gateway: DATABASE_URL: /],
  [
    'gateway',
    { REDIS_URL: 'redis://127.0.0.1:1' },
    /^gateway: REDIS_URL: 127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  ],
  ['gateway', { RPC_URLS: '{' }, /^gateway: RPC_URLS: must be JSON$/],
  ['gateway', { ADMIN_PORT: '0' }, /^gateway: ADMIN_TOKEN: must be set with ADMIN_PORT/],
  ['secure-site', { PUBLIC_URL: 'http://wallet.example' }, /^secure-site: PUBLIC_URL: must be https/],
  ['secure-site', {}, /^secure-site: AUTH_KEYS_FILE: .* cannot be read; "keys create" makes it$/],
  ['secure-site', { PORT: '-1' }, /^secure-site: PORT: must be a whole number$/],
  ['secure-site', { SMTP_URL: 'mail.example' }, /^secure-site: SMTP_URL: must be an smtp: or smtps: URL$/],
  ['secure-site', { MAIL_FROM: 'Wallet' }, /^secure-site: MAIL_FROM: must be an address such as /],
  ['secure-site', { ADMIN_PORT: '0' }, /^secure-site: ADMIN_TOKEN: must be set with ADMIN_PORT/],
]

describe('a service with a bad variable', () => {
  test.each(cases)('%s %j ends with one line that names it, and code 1', async (service, changes, line) => {
    const { code, out, lines } = await start(service, changes)
    expect({ code, out, lines }).toEqual({ code: 1, out: '', lines: [expect.stringMatching(line)] })
  })
})
