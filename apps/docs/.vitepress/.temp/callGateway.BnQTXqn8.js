import {
  t as GatewayNotConfiguredError,
  n as GatewayResponseError,
  i as toGatewayError,
} from './errors.DFfqEAYu.js'
import { n as _catch, d as nullable, h as optional } from './schemas.A5mWzwqY.js'
import { R as getGateway } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/callGateway.js
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
async function callGateway(client, { call, path, query, body, signal, schema }) {
  const gateway = getGateway(client)
  if (!gateway) throw new GatewayNotConfiguredError()
  const request = {
    path,
    query: {
      ...query,
      ...gateway.query,
    },
    signal,
  }
  let answer
  try {
    answer = await (body === void 0
      ? gateway.http.get(request)
      : gateway.http.post({
          ...request,
          body,
        }))
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
var maybe = schema => _catch(optional(nullable(schema)), void 0)
/** Validates the rows of an answer. A row that fails is left out and logged; the others are returned. */
function parseRows(client, { call, rows, schema }) {
  return rows.flatMap((row, index) => {
    const parsed = schema.safeParse(row)
    if (parsed.success) return [parsed.data]
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    client.logger.child('gateway').warn('A row of the gateway is left out', {
      call,
      index,
      problems,
    })
    return []
  })
}

export { callGateway as t, maybe as n, parseRows as r }
