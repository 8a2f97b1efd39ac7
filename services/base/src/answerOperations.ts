import type { Registry } from 'prom-client'

/** Answer of a service to its operator. */
export type OperationsAnswer = {
  readonly status: 200 | 503
  readonly contentType: string
  readonly body: string
}

/** The release that a service is of; the release script keeps it equal to that of the packages. */
export const version = '0.0.0'

/** Paths that {@link answerOperations} answers. */
export const operationsPaths = ['/healthz', '/metrics'] as const

/**
 * Answers `/healthz` (the state and the version; 200 while `health()` returns `ok`, else 503) and `/metrics` (the text format of Prometheus).
 * Returns `undefined` for every other path.
 */
export async function answerOperations(
  path: string | undefined,
  service: { readonly registry: Registry; health(): string },
): Promise<OperationsAnswer | undefined> {
  if (path === '/healthz') {
    const status = service.health()
    return {
      status: status === 'ok' ? 200 : 503,
      contentType: 'application/json',
      body: JSON.stringify({ status, version }),
    }
  }
  if (path !== '/metrics') return undefined
  const { registry } = service
  return { status: 200, contentType: registry.contentType, body: await registry.metrics() }
}
