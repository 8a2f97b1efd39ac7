import { hexToBigInt } from 'viem'
import { isErc6492Signature, recoverMessageAddress } from 'viem/utils'
import { n as refusal } from './lazy.oRFfAU1w.js'

// ../../packages/core/dist/features/siwx/verify/lazy/verifyEip155Signature.js
/**
 * Order of secp256k1.
 *
 * @see https://www.secg.org/sec2-v2.pdf
 */
var order = 115792089237316195423570985008687907852837564279074904382605163141518161494337n
/**
 * Addresses up to this number belong to the protocol or to a rollup: zero, the precompiles and the range that is reserved
 * for more.
 */
var lastReservedAddress = 65535n
/**
 * Recovers the key of an EIP-191 signature, which needs no chain. If the recovered key is not the account, calls the
 * account's contract.
 *
 * Zero and the precompiles are refused: a failed `ecrecover` returns the zero address, and a precompile may echo the call,
 * so that any signature would be valid for them.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
async function verifyEip155Signature(parameters) {
  const { chainId, accountAddress, message, signature, request } = parameters
  if (!isBytes(signature)) return refusal('signature-wrong', 'The signature is not written in hex.')
  if (!/^0x[\da-fA-F]{40}$/.test(accountAddress) || hexToBigInt(accountAddress) <= lastReservedAddress)
    return refusal('signature-wrong', `${accountAddress} is an address without a known key.`)
  if (!isErc6492Signature(signature)) {
    if (
      (
        await recoverMessageAddress({
          message,
          signature,
        }).catch(() => void 0)
      )?.toLowerCase() === accountAddress.toLowerCase()
    )
      return isCanonical(signature)
        ? { isValid: true }
        : refusal('signature-wrong', 'The signature is not in its canonical form.')
  }
  if (!request)
    return refusal('chain-needed', `No key of ${accountAddress} signed this; a contract cannot be asked.`)
  const { verifyOnChain } = await import('./verifyOnChain.DlVtweV8.js')
  return verifyOnChain({
    chainId,
    accountAddress,
    message,
    signature,
    request,
  })
}
function isBytes(value) {
  return /^0x(?:[\da-fA-F]{2})+$/.test(value)
}
/**
 * Whether `r` and `s` are in range and `s` is in the lower half, as EIP-2 requires of transactions: a key has one signature
 * per text and nonce.
 */
function isCanonical(signature) {
  const r = hexToBigInt(`0x${signature.slice(2, 66)}`)
  const s = hexToBigInt(`0x${signature.slice(66, 130)}`)
  return r > 0n && r < order && s > 0n && s <= order / 2n
}

export { verifyEip155Signature }
