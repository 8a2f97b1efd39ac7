import { appendFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevice } from './createDevice.js'
import { openDeployment } from './openDeployment.js'
import { embedded, servers } from './openSite.js'

const faultsOf = (lines: readonly string[]) => lines.filter(line => line.startsWith('fail'))

describe('the doctor on PGlite', () => {
  let deployment: Awaited<ReturnType<typeof openDeployment>>
  beforeAll(async () => {
    deployment = await openDeployment({}, embedded.open)
  })
  afterAll(() => deployment.close())

  test('finds a development site in order, and says what it is not', async () => {
    const before = deployment.site.inbox.messages().length
    const { code, lines, ok } = await deployment.diagnose()
    expect(lines).toEqual([
      expect.stringMatching(/^warn {2}PUBLIC_URL: .* is a development site/),
      'warn  keys of auth: are in DATA_DIR: a copy of that folder may have them all',
      'warn  keys of recovery: are in DATA_DIR: a copy of that folder may have them all',
      'skip  database: the site has it open: stop the site to check it and the audit log',
      'skip  Redis: REDIS_URL is not set: one process only',
      'skip  providers: SOCIAL_PROVIDERS_FILE is not set',
      'skip  smart accounts: SMART_ACCOUNTS_FILE is not set',
      'warn  metrics: /metrics is public: block it at the reverse proxy',
      expect.stringContaining('skip  framed by another origin: set CHROMIUM_PATH'),
      expect.stringMatching(/^0 failed, 4 warnings, \d+ ok, 5 not checked$/),
    ])
    expect([code, ok > 25]).toEqual([0, true])
    expect(deployment.site.inbox.messages()).toHaveLength(before)
  })

  test.each([
    ['no-policy', 'content-security-policy must be '],
    ['changed-script', 'is not what its hash in the HTML says'],
    [
      'any-origin',
      'refuses a call from another site: answers 401 SESSION_ENDED in place of 403 ORIGIN_NOT_ALLOWED',
    ],
    ['any-host', 'answers a Host that is not its own'],
  ] as const)('sees a proxy that does %s', async (tampering, fault) => {
    deployment.tamper(tampering)
    const { code, lines } = await deployment.diagnose()
    deployment.tamper('nothing')
    expect(code).toBe(1)
    expect(faultsOf(lines).join('\n')).toContain(fault)
  })

  test('sees keys, services, projects and clocks that are wrong, each by its own line', async () => {
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
    deployment.answerChain('0x1')
    deployment.site.passTime(120_000)
    const { code, lines } = await deployment.diagnose({
      authKeys: `a:${key}`,
      recoveryKeys: `b:${key}`,
      smtpUrl: 'smtp://user:secret@127.0.0.1:1',
      redisUrl: 'redis://127.0.0.1:1',
      socialProviders: {
        google: { clientId: 'a', clientSecret: 'b', endpoints: { issuer: 'http://127.0.0.1:1' } },
      },
      projects: { demo: ['*'] },
    })
    deployment.answerChain('0x7a69')
    expect(code).toBe(1)
    const faults = faultsOf(lines).join('\n')
    expect(faults).not.toContain('secret')
    for (const line of [
      'fail  keys of both roles: are the same',
      'fail  mail: SMTP_URL: 127.0.0.1 does not take mail',
      'fail  Redis: REDIS_URL: ',
      'fail  provider google: ',
      'fail  node of eip155:31337: 127.0.0.1:',
      'fail  projects: PROJECTS_FILE: demo.origins: * has a wildcard',
      'fail  clock of the site: is 120 s away from the clock here',
    ])
      expect(faults).toContain(line)
    const zeros = `k1:${Buffer.alloc(32).toString('base64')}`
    const projects = { vouched: { origins: ['https://app.example'], approvals: 'frame' as const } }
    const away = await deployment.diagnose({
      authKeys: zeros,
      publicUrl: 'http://secure.localhost:1',
      projects,
    })
    expect(away.lines).toContain(
      "warn  projects: vouched: approvals are in the frame, so a script in one of its pages can hide an approval and take the user's click for it",
    )
    expect(faultsOf(away.lines)).toEqual([
      'fail  keys of auth: AUTH_KEYS: key k1 is an example, not random',
      'fail  site: http://secure.localhost:1 does not answer: ECONNREFUSED',
    ])
  })
})

test.each(servers ? [servers] : [])(
  'sec 14: the doctor reads the databases as their users do, and the log against its heads',
  async ({ open }) => {
    const heads = path.join(os.tmpdir(), `latchkit-heads-${process.pid}`)
    const deployment = await openDeployment({ auditHeadsFile: heads }, open)
    try {
      await (await createDevice(deployment.site)).signIn('doctor@example.com')
      expect(faultsOf((await deployment.diagnose()).lines)).toEqual([])
      await appendFile(heads, `${JSON.stringify({ date: '2026-01-01', seq: 1, hash: 'x' })}\n`)
      const { databaseUrl = '' } = deployment.site.options
      const owner = databaseUrl.replace('auth@', 'latchkit@')
      const { lines } = await deployment.diagnose({ databaseUrl: owner, auditHeadsFile: heads })
      expect(faultsOf(lines)).toEqual([
        'fail  DATABASE_URL: its user latchkit is a superuser and may read everything',
        'fail  DATABASE_URL: its user reads recovery.share, which is of the other role',
        'fail  DATABASE_URL: its user reads recovery.secret, which is of the other role',
        'fail  audit log: entry 1 was changed or is missing',
      ])
    } finally {
      await deployment.close()
      await rm(heads, { force: true })
    }
  },
)
