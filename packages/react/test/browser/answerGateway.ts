import { onTestFinished, vi } from 'vitest'

/**
 * Answers requests to a gateway until the test ends: the account has `balances`, and no name. Returns the paths, to which
 * each request adds one.
 */
export function answerGateway(balances: readonly object[] = []): readonly string[] {
  const paths: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const { pathname } = new URL(String(input))
    paths.push(pathname)
    if (pathname.endsWith('/balance')) return Response.json({ balances })
    return Response.json(pathname.includes('/identity/') ? {} : { http: ['eip155:1'] })
  })
  onTestFinished(() => fetched.mockRestore())
  return paths
}
