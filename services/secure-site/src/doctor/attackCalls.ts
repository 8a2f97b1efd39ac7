import { randomUUID } from 'node:crypto'
import type { Call } from '@latchkit/secure-protocol/api/call'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { refreshSession } from '@latchkit/secure-protocol/api/session'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { SiteProjects } from '../projects/readSiteProjects.js'
import type { Findings } from './findings.js'
import { requestSite } from './requestSite.js'

const evil = 'https://evil.example'

/** Allowed clock difference (ms): a proof is valid for 60 s in either direction. */
const mostDrift = 20_000

/** Sends calls that the deployment must refuse. They neither send mail nor create records. */
export async function attackCalls(
  findings: Findings,
  { publicUrl, projects }: { readonly publicUrl: string; readonly projects: SiteProjects },
): Promise<void> {
  const url = (path: string) => new URL(path, publicUrl)
  const time = await requestSite(url('/v1/time'))
  const { now } = JSON.parse(time.body.toString()) as { now: number }
  const drift = Math.round((now - Date.now()) / 1000)
  findings.expect(
    'clock of the site',
    Math.abs(drift) * 1000 > mostDrift ? [`is ${drift} s away from the clock here`] : [],
    `${drift} s away from the clock here`,
  )
  const pair = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(pair.publicKey)
  const prove = (call: Call) =>
    new SignJWT({
      jti: randomUUID(),
      htm: call.method,
      htu: `${publicUrl}${call.path}`,
      iat: Math.floor(now / 1000),
    })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256', x, y } })
      .sign(pair.privateKey)
  const send = async (
    call: Call,
    body: object,
    change: { readonly [header: string]: string } = {},
    proof?: string,
  ) => {
    const answer = await requestSite(url(call.path), {
      method: call.method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        dpop: proof ?? (await prove(call)),
        ...change,
      },
    })
    try {
      const parsed = JSON.parse(answer.body.toString()) as { error?: { code?: string } }
      return `${answer.status} ${parsed.error?.code ?? ''}`
    } catch {
      return `${answer.status} ${answer.body.toString().slice(0, 40)}`
    }
  }
  const [project] = projects.values()
  const login = { projectId: project?.id ?? 'x', parentOrigin: evil, email: 'nobody@evil.example' }
  const token = { refreshToken: 'x.1.x' }
  const once = await prove(refreshSession)
  const attempts: readonly (readonly [what: string, expected: string, answer: () => Promise<string>])[] = [
    [
      'a call from another site',
      '403 ORIGIN_NOT_ALLOWED',
      () => send(refreshSession, token, { origin: evil }),
    ],
    [
      'a call from another site of the same domain',
      '403 ORIGIN_NOT_ALLOWED',
      () => send(refreshSession, token, { 'sec-fetch-site': 'same-site' }),
    ],
    [
      'a call by a form',
      '400 INVALID_REQUEST',
      () => send(refreshSession, token, { 'content-type': 'text/plain' }),
    ],
    ['a call without a proof', '401 PROOF_INVALID', () => send(refreshSession, token, { dpop: '' })],
    ['a proof of another call', '401 PROOF_INVALID', () => send(startEmail, login, {}, once)],
    ['a session that is none', '401 SESSION_ENDED', () => send(refreshSession, token, {}, once)],
    ['a proof that was used', '401 PROOF_REPLAYED', () => send(refreshSession, token, {}, once)],
    [
      'a body that is too long',
      '400 INVALID_REQUEST',
      () => send(refreshSession, { refreshToken: 'x'.repeat(70_000) }),
    ],
    [
      'a project that is none',
      '401 PROJECT_UNKNOWN',
      () => send(startEmail, { ...login, projectId: 'unknown-project' }),
    ],
  ]
  for (const [what, expected, attack] of attempts) {
    await findings.run(`refuses ${what}`, async () => {
      const answer = await attack()
      const faults = answer === expected ? [] : [`answers ${answer} in place of ${expected}`]
      findings.expect(`refuses ${what}`, faults, answer)
    })
  }
  if (project)
    await findings.run('refuses an origin that is not listed', async () => {
      const answer = await send(startEmail, login)
      const faults = answer === '403 ORIGIN_NOT_ALLOWED' ? [] : [`${project.id}: answers ${answer}`]
      findings.expect('refuses an origin that is not listed', faults, answer)
    })
  await findings.run('refuses another Host', async () => {
    const answer = await requestSite(url('/v1/time'), { headers: { host: 'evil.example' } })
    // A proxy may answer hosts that it does not know with an empty page.
    const isAnswered = answer.status === 200 && answer.body.toString().includes('"now"')
    const faults = isAnswered ? ['answers a Host that is not its own'] : []
    findings.expect('refuses another Host', faults, String(answer.status))
  })
  await findings.run('metrics', async () => {
    const { status } = await requestSite(url('/metrics'))
    if (status !== 200) findings.add('ok', 'metrics', `/metrics: ${status}`)
    else findings.add('warn', 'metrics', '/metrics is public: block it at the reverse proxy')
  })
}
