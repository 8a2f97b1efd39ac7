import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import { type OwnerProof, startChange } from '@latchkit/secure-protocol/api/changes'
import { changeText } from '@latchkit/secure-protocol/formats/walletProof'
import { base64urlnopad } from '@scure/base'
import { type Server, ServerError } from '../session/createServer.js'
import type { Signer } from './createSigner.js'
import type { SealedWallet } from './signerMessages.js'

type Parameters = { readonly server: Pick<Server, 'call'>; readonly signer: Signer }

/** Sends a change, and opens the wallet for its proof where the server asks for one. */
export async function callAsOwner<call extends Call>(
  parameters: Parameters,
  call: call,
  body: CallBody<call>,
  unlock: () => Promise<SealedWallet>,
): Promise<CallAnswer<call>> {
  try {
    return await parameters.server.call(call, body)
  } catch (error) {
    if (!(error instanceof ServerError && error.code === 'OWNER_PROOF_REQUIRED')) throw error
  }
  return parameters.server.call(call, await proveOwner(parameters, call, body, await unlock()))
}

/**
 * Returns the body of a change with the proof of the wallet key: a device that has two shares proves its user without a
 * further step. The shares are overwritten.
 */
export async function proveOwner<call extends Call>(
  { server, signer }: Parameters,
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
