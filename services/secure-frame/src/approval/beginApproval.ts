import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import {
  type ApprovalProof,
  type PasskeyRequest,
  startApproval,
} from '@latchkit/secure-protocol/api/approvals'
import type { ApprovalPolicy, Spends } from '@latchkit/secure-protocol/api/policy'
import { base64urlnopad } from '@scure/base'
import { FrameError } from '../FrameError.js'
import { type Server, ServerError } from '../session/createServer.js'
import type { SignRequest } from '../wallet/signerMessages.js'

/** An approval that is registered at the server, and the passkey that the server requires. */
export type BegunApproval = { readonly id: ApprovalProof['id']; readonly passkey: PasskeyRequest | null }

/**
 * Begins an approval where the project has a policy and the request moves something, or cannot be measured. Returns
 * `undefined` for others, which need only a click.
 *
 * @throws FrameError 4100 when the policy does not allow it
 */
export async function beginApproval(
  server: Server,
  policy: ApprovalPolicy | undefined,
  request: SignRequest,
  spends: Spends,
): Promise<BegunApproval | undefined> {
  if (!policy || spends?.length === 0) return undefined
  const digest = base64urlnopad.encode(await digestRequest(request))
  try {
    return await server.call(startApproval, { digest, spends })
  } catch (error) {
    if (error instanceof ServerError && (error.code === 'SPEND_LIMITED' || error.code === 'PASSKEY_REQUIRED'))
      throw new FrameError(rpcCodes.unauthorized, error.message, { cause: error })
    throw error
  }
}

/** SHA-256 of a request, as it is signed. */
export async function digestRequest(request: SignRequest): Promise<Uint8Array<ArrayBuffer>> {
  const text = JSON.stringify(request, (_key, value: unknown) =>
    value instanceof Uint8Array ? base64urlnopad.encode(value) : value,
  )
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
