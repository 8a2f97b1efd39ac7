import * as z from 'zod/mini'
import type { Client } from '../../types/client.js'
import { GatewayNotConfiguredError, GatewayResponseError, toGatewayError } from '../errors.js'
import { getGateway } from '../getGateway.js'

/** Parameters of {@link callGateway}. */
export type CallGatewayParameters<value> = {
  /** Names the call in errors and logs, such as `balance`. */
  readonly call: string
  readonly path: string
  readonly query?: { readonly [name: string]: string | number | boolean | undefined } | undefined
  /** Makes it a POST. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Created at first need, so that nothing runs when the module is imported. */
  readonly schema: () => z.ZodMiniType<value>
}

/**
 * Calls the gateway and validates its answer.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws OriginNotAllowedError `gateway/origin-not-allowed`
 * @throws InvalidProjectIdError `gateway/invalid-project-id`
 * @throws HttpStatusError `http/status`, with the text `HTTP status code: {status}`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 */
export async function callGateway<value>(
  client: Client,
  { call, path, query, body, signal, schema }: CallGatewayParameters<value>,
): Promise<value> {
  const gateway = getGateway(client)
  if (!gateway) throw new GatewayNotConfiguredError()
  const request = { path, query: { ...query, ...gateway.query }, signal }
  let answer: unknown
  try {
    answer = await (body === undefined ? gateway.http.get(request) : gateway.http.post({ ...request, body }))
  } catch (error) {
    throw toGatewayError(error)
  }
  const parsed = schema().safeParse(answer)
  if (parsed.success) return parsed.data
  const { message = 'is wrong', path: at = [] } = parsed.error.issues[0] ?? {}
  throw new GatewayResponseError({
    call,
    problem: `${at.map(part => `${String(part)}: `).join('')}${message}`,
  })
}

/** A field that may be absent, null or malformed: only a valid one counts. */
export const maybe = <value>(schema: z.ZodMiniType<value>) =>
  z.catch(z.optional(z.nullable(schema)), undefined)

/** Validates the rows of an answer. A row that fails is left out and logged; the others are returned. */
export function parseRows<value>(
  client: Client,
  {
    call,
    rows,
    schema,
  }: { readonly call: string; readonly rows: readonly unknown[]; readonly schema: z.ZodMiniType<value> },
): readonly value[] {
  return rows.flatMap((row, index) => {
    const parsed = schema.safeParse(row)
    if (parsed.success) return [parsed.data]
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    client.logger.child('gateway').warn('A row of the gateway is left out', { call, index, problems })
    return []
  })
}
