import { withTimeout } from '@latchkit/service-base/timeout'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { readAnswer } from '../../nodes/readAnswer.js'
import { sendRequest } from '../../nodes/sendRequest.js'
import { ProviderError } from '../providerError.js'

/** Bytes of an answer that is read. */
const maxBytes = 4_194_304

/** A question to a hosted provider. */
export type HostQuestion<schema extends z.ZodType> = {
  /** Begins with `/`, and is added to the address of the provider. */
  readonly path: string
  readonly query?: { readonly [name: string]: string | number | undefined } | undefined
  /** Posted as JSON. Default: a GET. */
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string } | undefined
  readonly schema: schema
  readonly signal: AbortSignal
}

/** Sends a request to a hosted provider. `undefined` for a 404. */
export type AskHost = <schema extends z.ZodType>(
  question: HostQuestion<schema>,
) => Promise<z.output<schema> | undefined>

/**
 * Creates the function that sends requests to a hosted provider. It follows no redirect, which would leak the key, and
 * reads at most 4 MiB.
 *
 * @throws ProviderError from that function: `no-answer` when the provider is unreachable, slow or refuses, `bad-answer`
 * when it answers in another form. No message contains the key.
 */
export function createAskHost(parameters: {
  readonly name: string
  readonly url: string
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number
  /** Sent with every question. */
  readonly headers?: { readonly [name: string]: string } | undefined
}): AskHost {
  const { name, url, timeout } = parameters
  return async ({ path, query = {}, body, headers, schema, signal }) => {
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
    const address = `${url}${path}${search.size > 0 ? `?${search}` : ''}`
    const sent = { ...parameters.headers, ...headers }
    const { status, text } = await withTimeout(ends => fetchText(address, body, sent, ends), {
      timeout,
      signal,
    })
    if (status === 404) return undefined
    if (status < 200 || status > 299) throw new ProviderError('no-answer', `${name} answered ${status}`)
    const read = schema.safeParse(parse(text))
    if (read.success) return read.data
    throw new ProviderError('bad-answer', `${name} answered in another form`)
  }

  async function fetchText(
    address: string,
    body: unknown,
    headers: { readonly [name: string]: string },
    signal: AbortSignal,
  ): Promise<{ readonly status: number; readonly text: string }> {
    let isLong = false
    try {
      const json = body === undefined ? undefined : JSON.stringify(body)
      const response = await sendRequest(address, { body: json, headers, signal })
      const buffered = { used: 0, reserve: () => true, release: () => {} }
      const answer = await readAnswer(response, { maxBytes, buffered })
      if (answer.kind === 'text') return { status: response.status, text: answer.text }
      isLong = true
    } catch {
      // The cause may have the address, and with it a key.
    }
    throw isLong
      ? new ProviderError('bad-answer', `${name} answered with more than ${maxBytes} bytes`)
      : new ProviderError('no-answer', `${name} did not answer`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads each row of a list separately, and omits bad rows. */
export function readRows<schema extends z.ZodType>(
  rows: readonly unknown[],
  schema: schema,
): readonly z.output<schema>[] {
  return rows.flatMap(row => {
    const read = schema.safeParse(row)
    return read.success ? [read.data] : []
  })
}

/** Parameters of a next page, as a provider names them. */
export const pageParams = z.record(
  z.string().max(64),
  z.union([z.string().max(256), z.number(), z.boolean(), z.null()]),
)

/**
 * Reads a cursor that a provider of ours wrote as JSON.
 *
 * @throws CallRefused for another text
 */
export function parseCursor<schema extends z.ZodType>(cursor: string, schema: schema): z.output<schema> {
  const read = schema.safeParse(parse(cursor))
  if (read.success) return read.data
  throw new CallRefused(400, 'cursor', 'not a cursor returned by this gateway')
}

/** The parameters of a page, as a query. */
export function toQuery(params: z.output<typeof pageParams>): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
