import { base64urlnopad } from '@scure/base'
import type { Call, CallBody } from '../../api/call.js'
import { type OwnerProof, startChange } from '../../api/changes.js'
import { changeText } from '../../formats/walletProof.js'
import type { Server } from '../session/createServer.js'
import type { Signer } from './createSigner.js'
import type { SealedWallet } from './signerMessages.js'

/**
 * Returns the body of a change with the proof of the wallet key: a device that has two shares proves its user without a
 * further step. The shares are overwritten.
 */
export async function proveOwner<call extends Call>(
  { server, signer }: { readonly server: Pick<Server, 'call'>; readonly signer: Signer },
  call: call,
  body: CallBody<call>,
  wallet: SealedWallet,
): Promise<CallBody<call>> {
  const { nonce } = await server.call(startChange, {})
  const of = { walletId: wallet.of.walletId, path: call.path, body: body as object, nonce }
  const { signature } = await signer({ task: 'prove', wallet, text: await changeText(of) })
  for (const share of wallet.shares) share.fill(0)
  const ownerProof: OwnerProof = { nonce, signature: base64urlnopad.encode(signature) }
  return { ...(body as object), ownerProof } as CallBody<call>
}
