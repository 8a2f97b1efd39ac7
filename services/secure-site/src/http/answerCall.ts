import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { type ErrorAnswer, errorStatus } from '@latchkit/secure-protocol/api/errors'
import { proofHeader } from '@latchkit/secure-protocol/api/proof'
import { selectLanguage } from '@latchkit/secure-protocol/languages'
import { isUnavailable } from '@latchkit/service-base/database'
import type { Context } from 'hono'
import { checkAccess } from '../auth/sessions.js'
import type { AuthContext, Caller, CallerSession } from '../auth/types.js'
import { ApiError, KekUnavailableError } from '../errors.js'
import { listAccepted } from '../pages/texts.js'
import type { createProofCheck } from './createProofCheck.js'
import { readAgent } from './readAgent.js'

/** Maximum size of a request body (bytes). */
export const maxBodyBytes = 65_536

/** Input of a call's handler. */
export type CallInput<call extends Call> = {
  readonly body: CallBody<call>
  /** The thumbprint is empty for a call with proof `none`. */
  readonly caller: Caller
  /** The session that the call proved. @throws ApiError INTERNAL in calls without one */
  session(): CallerSession
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
}

/** Handles a call after its proof and body were checked. */
export type CallHandler<call extends Call> = (input: CallInput<call>) => Promise<CallAnswer<call>>

/** Context of the checks before a call. */
export type CallParts = {
  readonly context: AuthContext
  readonly checkProof: ReturnType<typeof createProofCheck>
  readonly callsPerMinute: number
  addressOf(request: Context): string
}

/**
 * Answers a call: checks the limit of its network address, its origin, its proof, its session and its body, in this order,
 * and runs its handler. Every refusal has the same form.
 */
export async function answerCall<call extends Call>(
  request: Context,
  call: call,
  handle: CallHandler<call>,
  parts: CallParts,
): Promise<Response> {
  try {
    return request.json(await run(request, call, handle, parts), 200, { 'cache-control': 'no-store' })
  } catch (error) {
    return answerError(request, error, parts.context)
  }
}

async function run<call extends Call>(
  request: Context,
  call: call,
  handle: CallHandler<call>,
  parts: CallParts,
): Promise<CallAnswer<call>> {
  const { context } = parts
  const address = parts.addressOf(request)
  // Charged before any value that the caller chooses, such as a key, is read or counted.
  await context.limits.charge('minute', { key: `call:${address}`, limit: parts.callsPerMinute })
  const isPost = call.method === 'POST'
  if (isPost) checkSite(request, context.publicUrl)
  const text = isPost ? await readBody(request) : '{}'
  let caller: Caller = {
    thumbprint: '',
    address,
    agent: readAgent(request.req.header('user-agent')),
    language: selectLanguage(listAccepted(request.req.header('accept-language'))),
  }
  let session: CallerSession | undefined
  if (call.proof !== 'none') {
    const accessToken = call.proof === 'session' ? readToken(request) : undefined
    const thumbprint = await parts.checkProof(request.req.header(proofHeader), {
      method: call.method,
      url: `${context.publicUrl}${call.path}`,
      accessToken,
    })
    caller = { ...caller, thumbprint }
    if (accessToken !== undefined) session = await checkAccess(context, accessToken, thumbprint)
  }
  const parsed = call.body.safeParse(readJson(text))
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
    throw new ApiError('INVALID_REQUEST', `${where || 'body'}: is not what ${call.path} takes`)
  }
  return handle({
    body: parsed.data as CallBody<call>,
    caller,
    session: () => {
      if (!session) throw new ApiError('INTERNAL', 'The call has no session')
      return session
    },
    // Read only by waiting calls: it makes the server build a whole Request.
    get signal() {
      return request.req.raw.signal
    },
  })
}

/** Refuses requests of other sites: the frame has the same origin, and forms cannot send JSON. */
function checkSite(request: Context, publicUrl: string): void {
  const site = request.req.header('sec-fetch-site')
  if (request.req.header('origin') !== publicUrl || site !== 'same-origin') {
    throw new ApiError('ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed')
  }
  if (!/^application\/json\s*(?:;|$)/i.test(request.req.header('content-type') ?? '')) {
    throw new ApiError('INVALID_REQUEST', 'Content-Type: must be application/json')
  }
}

async function readBody(request: Context): Promise<string> {
  const tooLong = () => new ApiError('INVALID_REQUEST', `body: has more than ${maxBodyBytes} bytes`)
  const announced = request.req.header('content-length')
  if (announced !== undefined) {
    if (Number(announced) > maxBodyBytes) throw tooLong()
    // The HTTP parser does not read more than the announced length.
    return request.req.text()
  }
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.req.raw.body ?? []) {
    length += part.byteLength
    if (length > maxBodyBytes) throw tooLong()
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function readToken(request: Context): string {
  const [, token] = /^DPoP (\S{1,512})$/.exec(request.req.header('authorization') ?? '') ?? []
  if (!token) throw new ApiError('PROOF_INVALID', 'Authorization: must be DPoP and an access token')
  return token
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerError(request: Context, error: unknown, { logger }: AuthContext): Response {
  let refusal = error
  if (!(refusal instanceof ApiError)) {
    const isKeyAway = error instanceof KekUnavailableError
    const away = isKeyAway || isUnavailable(error)
    // The message of a query contains its parameters, and those contain the caller's data.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const { name, message } = cause instanceof Error ? cause : { name: 'unknown', message: '' }
    const reason = error !== cause || isKeyAway ? message : name
    logger.error({ path: request.req.path, name, reason }, 'a call failed')
    refusal = away
      ? new ApiError(
          'STORE_UNAVAILABLE',
          `The ${isKeyAway ? 'key store' : 'database'} does not answer: try again`,
        )
      : new ApiError('INTERNAL', 'Something went wrong here')
  }
  const { code, message, data } = refusal as ApiError
  const body: ErrorAnswer = { error: { code, message, ...(data && { data }) } }
  if (data?.retryAfter !== undefined) request.header('retry-after', String(data.retryAfter))
  return request.json(body, errorStatus[code], { 'cache-control': 'no-store' })
}

/**
 * Settles as `act` does, but only at a multiple of `step` milliseconds after its start, so that the duration does not
 * reveal the answer or its lookups. 0 does not wait.
 *
 * @example
 * await padTime(() => startEmail(context, body, caller), 400)
 */
export async function padTime<result>(act: () => Promise<result>, step: number): Promise<result> {
  const start = performance.now()
  try {
    return await act()
  } finally {
    const left = step - ((performance.now() - start) % step)
    if (step > 0) await new Promise(resolve => setTimeout(resolve, left))
  }
}
