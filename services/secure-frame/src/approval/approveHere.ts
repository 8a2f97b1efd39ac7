import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Assertion, PasskeyRequest } from '@latchkit/secure-protocol/api/approvals'
import { FrameError } from '../FrameError.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import { type ApprovalParameters, showApproval, showStatus } from './showApproval.js'

/**
 * Prompts for an approval in this page, and for the passkey where the project requires it, which is possible only in a
 * top-level page. Returns the assertion of the passkey.
 *
 * @throws FrameError 4001 when the user declines, or does not confirm the passkey
 */
export async function approveHere(
  parameters: ApprovalParameters & {
    readonly passkey: PasskeyRequest | undefined
    /** The request to sign. */
    readonly request: SignRequest
  },
): Promise<Assertion | undefined> {
  const { root, translate, signal, passkey, request } = parameters
  if (!(await showApproval(parameters)))
    throw new FrameError(rpcCodes.userRejected, 'User rejected the request')
  if (!passkey) return undefined
  const { askPasskey } = await import('../window/askPasskey.js')
  showStatus(root, translate('status.passkey'))
  const assertion = await askPasskey(passkey, request).catch(() => undefined)
  signal.throwIfAborted()
  if (!assertion) throw new FrameError(rpcCodes.userRejected, 'The passkey was not confirmed')
  return assertion
}
