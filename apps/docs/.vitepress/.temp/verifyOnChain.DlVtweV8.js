import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from 'viem'
import { encodeDeployData, encodeFunctionData, getAddress, hashMessage, isErc6492Signature } from 'viem/utils'
import { n as refusal } from './lazy.oRFfAU1w.js'

// ../../packages/core/dist/features/siwx/verify/lazy/verifyOnChain.js
var erc1271Abi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      {
        name: 'hash',
        type: 'bytes32',
      },
      {
        name: 'signature',
        type: 'bytes',
      },
    ],
    outputs: [
      {
        name: 'magicValue',
        type: 'bytes4',
      },
    ],
  },
]
/** `bytes4(keccak256("isValidSignature(bytes32,bytes)"))`, padded as a return value. An echo of the call is not an answer. */
var magicValue = `0x1626ba7e${'0'.repeat(56)}`
/**
 * Checks with a node whether a contract account accepts a signature, in one `eth_call`.
 *
 * A deployed contract is called itself, as ERC-1271 defines: an account without code returns nothing, and `ecrecover` of
 * the chain does not replace the call. Only a signature with the suffix of ERC-6492 goes through that standard's validator,
 * which deploys the contract for the call.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
async function verifyOnChain({ chainId, accountAddress, message, signature, request }) {
  const address = getAddress(accountAddress)
  const hash = hashMessage(message)
  const isUndeployed = isErc6492Signature(signature)
  const call = isUndeployed
    ? {
        data: encodeDeployData({
          abi: erc6492SignatureValidatorAbi,
          bytecode: erc6492SignatureValidatorByteCode,
          args: [address, hash, signature],
        }),
      }
    : {
        to: address,
        data: encodeFunctionData({
          abi: erc1271Abi,
          functionName: 'isValidSignature',
          args: [hash, signature],
        }),
      }
  const accepts = isUndeployed
    ? answer => /^0x0*1$/.test(answer)
    : answer => answer.slice(0, magicValue.length).toLowerCase() === magicValue
  const wrong = `${accountAddress} does not hold the signature for its own.`
  try {
    const answer = await request({
      chainId,
      method: 'eth_call',
      params: [call, 'latest'],
    })
    return typeof answer === 'string' && accepts(answer)
      ? { isValid: true }
      : refusal('signature-wrong', wrong)
  } catch (cause) {
    return isRevert(cause)
      ? refusal('signature-wrong', wrong, cause)
      : refusal('chain-unreachable', `No node could be asked about ${accountAddress}.`, cause)
  }
}
/** Whether the error is a revert of the contract and not a failure to reach a node. Nodes and transports report reverts differently. */
function isRevert(error) {
  const seen = /* @__PURE__ */ new Set()
  for (let current = error; typeof current === 'object' && current !== null && !seen.has(current); ) {
    seen.add(current)
    if ('code' in current && (current.code === 3 || current.code === -32015)) return true
    if ('message' in current && /revert|invalid opcode|out of gas/i.test(String(current.message))) return true
    current = 'cause' in current ? current.cause : void 0
  }
  return false
}

export { verifyOnChain }
