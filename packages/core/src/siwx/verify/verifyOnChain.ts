import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode, type Hex } from 'viem'
import { encodeDeployData, getAddress, hashMessage } from 'viem/utils'
import { refusal } from './refusal.js'
import type { SiwxRpcRequest, SiwxVerification } from './types.js'

/**
 * Asks a node whether an account holds a signature for its own, in one call that runs the validator of ERC-6492 without
 * deploying it: a contract that is there is asked as ERC-1271 says, one that is not yet is made for the call.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function verifyOnChain({
  accountAddress,
  message,
  signature,
  request,
}: {
  readonly accountAddress: string
  readonly message: string
  readonly signature: Hex
  readonly request: SiwxRpcRequest
}): Promise<SiwxVerification> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [getAddress(accountAddress), hashMessage(message), signature],
  })
  const wrong = `${accountAddress} does not hold the signature for its own.`
  try {
    const answer = await request({ method: 'eth_call', params: [{ data }, 'latest'] })
    return typeof answer === 'string' && /^0x0*1$/.test(answer)
      ? { isValid: true }
      : refusal('signature-wrong', wrong)
  } catch (cause) {
    return isRevert(cause)
      ? refusal('signature-wrong', wrong, cause)
      : refusal('chain-unreachable', `No node could be asked about ${accountAddress}.`, cause)
  }
}

/** Whether a contract refused, rather than that no answer came. Nodes and transports tell it in ways of their own. */
function isRevert(error: unknown): boolean {
  const seen = new Set<unknown>()
  for (let current = error; typeof current === 'object' && current !== null && !seen.has(current); ) {
    seen.add(current)
    // 3 is what EIP-1474 nodes use for a revert, -32015 what some older ones do.
    if ('code' in current && (current.code === 3 || current.code === -32015)) return true
    if ('message' in current && /revert|invalid opcode|out of gas/i.test(String(current.message))) return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
