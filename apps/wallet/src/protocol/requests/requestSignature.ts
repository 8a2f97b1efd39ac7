import { requestTransaction } from '../../background/methods/requestTransaction.js'
import type { SiteCall } from '../../background/methods/types.js'
import type { ProtocolOutcome } from '../types.js'

/** `eth_signTransaction`: the checks of `eth_sendTransaction`, and then only a signature. */
export async function requestSignature(call: SiteCall): Promise<ProtocolOutcome> {
  const outcome = await requestTransaction(call)
  if (!('approval' in outcome) || outcome.approval.kind !== 'transaction') return outcome
  return { approval: { ...outcome.approval, kind: 'signTransaction' } }
}
