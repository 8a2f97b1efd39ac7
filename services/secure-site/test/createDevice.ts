import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { startEmail, verifyCode, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import type { ErrorAnswer } from '@latchkit/secure-protocol/api/errors'
import type { DeviceKey, ProofPayload } from '@latchkit/secure-protocol/api/proof'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import { SignJWT } from 'jose'
import { appOrigin, type TestSite } from './openSite.js'

/** A raw answer. */
export type RawAnswer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly text: string
}

/** Answer to a call. */
export type Answer<call extends Call> = {
  readonly status: number
  readonly headers: RawAnswer['headers']
  /** @throws TypeError when the call was refused */
  ok(): CallAnswer<call>
  /** @throws TypeError when it was not */
  error(): ErrorAnswer['error']
}

/** The site that a device calls: where it is, the mails that it sends, and its clock. */
export type CalledSite = Pick<TestSite, 'inbox' | 'now' | 'proxied'> & {
  readonly site: Pick<TestSite['site'], 'url' | 'port'>
}

/** Sends a request to the site by its Host. */
export function send(
  { site, proxied }: Pick<CalledSite, 'site' | 'proxied'>,
  options: {
    readonly method?: string
    readonly path: string
    readonly headers?: { readonly [name: string]: string }
    readonly body?: string
  },
): Promise<RawAnswer> {
  const { method = 'GET', path, headers, body } = options
  const { host } = new URL(site.url)
  const forwarded = headers?.['x-forwarded-for']
  const localAddress = proxied ? forwarded?.replace(/^\d+/, '127') : undefined
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port: site.port, localAddress, method, path, headers: { host, ...headers } },
      response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A browser with a device key, as the frame has one. */
export type Device = {
  readonly key: DeviceKey
  /** Signs a proof; `changes` lays over its payload. */
  prove(call: Call, accessToken?: string, changes?: Partial<ProofPayload>): Promise<string>
  call<call extends Call>(
    call: call,
    body: CallBody<call>,
    options?: {
      readonly session?: SessionTokens | undefined
      readonly proof?: string | undefined
      readonly headers?: { readonly [name: string]: string } | undefined
    },
  ): Promise<Answer<call>>
  /** Signs in from the first call to the session. The device is approved on the way when it has to be. */
  signIn(email: string, headers?: Headers, projectId?: string): Promise<CallAnswer<typeof verifyCode>>
  /** Signs in up to the mailed code. */
  askForCode(
    email: string,
    headers?: Headers,
    projectId?: string,
  ): Promise<{ readonly challenge: string; readonly code: string }>
}

type Headers = { readonly [name: string]: string }

/** Makes a device with a separate address. */
export async function createDevice(test: CalledSite): Promise<Device> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const key = { kty: 'EC', crv: 'P-256', x, y } as const
  const forwarded = [10, ...randomBytes(3)].join('.')
  const prove: Device['prove'] = async (call, accessToken, changes) => {
    const ath = accessToken && createHash('sha256').update(accessToken).digest('base64url')
    return new SignJWT({
      jti: randomUUID(),
      htm: call.method,
      htu: `${test.site.url}${call.path}`,
      iat: Math.floor(test.now() / 1000),
      ...(ath && { ath }),
      ...changes,
    })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: key })
      .sign(pair.privateKey)
  }
  const device: Device = {
    key,
    prove,
    async call(call, body, { session, proof, headers } = {}) {
      const answer = await send(test, {
        method: call.method,
        path: call.path,
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          origin: test.site.url,
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
          'x-forwarded-for': forwarded,
          ...(call.proof !== 'none' && { dpop: proof ?? (await prove(call, session?.accessToken)) }),
          ...(session && { authorization: `DPoP ${session.accessToken}` }),
          ...headers,
        },
      })
      const parsed: unknown = JSON.parse(answer.text)
      return {
        status: answer.status,
        headers: answer.headers,
        ok: () => {
          if (answer.status !== 200) throw new TypeError(`${call.path}: ${answer.status} ${answer.text}`)
          return call.answer.parse(parsed) as CallAnswer<typeof call>
        },
        error: () => {
          if (answer.status === 200) throw new TypeError(`${call.path}: was not refused`)
          return (parsed as ErrorAnswer).error
        },
      }
    },
    async askForCode(email, headers, projectId = 'demo') {
      const after = test.inbox.messages().at(-1)?.id ?? 0
      const started = (
        await device.call(startEmail, { projectId, parentOrigin: appOrigin, email }, { headers })
      ).ok()
      let { challenge } = started
      if (started.action === 'VERIFY_DEVICE') {
        const mail = await test.inbox.next(email, after)
        await approve(test, readLink(mail.text), started.number)
        const approved = (await device.call(waitForDevice, { challenge }, { headers })).ok()
        if (approved.action !== 'VERIFY_OTP') throw new TypeError('the device was not approved')
        challenge = approved.challenge
      }
      const messages = test.inbox.messages()
      const mail = messages.findLast(({ to, text }) => to.includes(email) && /^\d{6}\b/.test(text))
      return { challenge, code: /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '' }
    },
    async signIn(...asked) {
      const { challenge, code } = await device.askForCode(...asked)
      return (await device.call(verifyCode, { challenge, code })).ok()
    },
  }
  return device
}

/** The token of the link in a mail. Its language is missing in those of older versions, which a soak may start. */
export function readLink(text: string): string {
  return /\/v1\/device\/confirm\?(?:language=[\w-]+&)?token=(\S+)/.exec(text)?.[1] ?? ''
}

/** Sends the form of the link's page. */
export function approve(
  test: Pick<CalledSite, 'site' | 'proxied'>,
  token: string,
  number: string,
  headers: { readonly [name: string]: string } = {},
): Promise<RawAnswer> {
  const body = new URLSearchParams({ token, number, decision: 'approve' }).toString()
  return send(test, {
    method: 'POST',
    path: '/v1/device/confirm',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: test.site.url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': [11, ...randomBytes(3)].join('.'),
      ...headers,
    },
  })
}
