import { startApproval } from '@latchkit/secure-protocol/api/approvals'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { base64urlnopad } from '@scure/base'
import { type Server, ServerError } from '../session/createServer.js'

/**
 * Reads an auth share. What is no request of a page, such as to open the wallet on a new device, moves nothing: where the
 * project's policy wants an approval for it, one of nothing is begun. Rejects with a `ServerError`.
 */
export async function readAuthShare(
  server: Pick<Server, 'call'>,
  body: CallBody<typeof getAuthShare>,
): Promise<CallAnswer<typeof getAuthShare>> {
  try {
    return await server.call(getAuthShare, body)
  } catch (error) {
    if (!(error instanceof ServerError && error.code === 'APPROVAL_REQUIRED') || body.approval) throw error
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(getAuthShare.path))
  const { id } = await server.call(startApproval, {
    digest: base64urlnopad.encode(new Uint8Array(digest)),
    spends: [],
  })
  return server.call(getAuthShare, { ...body, approval: { id } })
}
