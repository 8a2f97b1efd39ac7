import { createPublicClient, fallback, type Hex, http, pad, parseAbi, recoverMessageAddress } from 'viem'
import { ApiError } from '../errors.js'

const idAbi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])
const keyAbi = parseAbi([
  'struct KeyData { uint8 state; uint32 keyType; }',
  'function keyDataOf(uint256 fid, bytes key) view returns (KeyData)',
])

/** `keyType` and `state` of an address that may sign in with an id. */
const authAddress = { keyType: 2, state: 1 } as const

/** The contracts that define the holder of a Farcaster id. */
export type Registries = {
  readonly chainId: number
  /** Whether the address signed the text, with its key or as a contract (ERC-1271, ERC-6492). */
  isSignature(address: Hex, message: string, signature: Hex): Promise<boolean>
  /** Whether the address holds the id, or is a key of type 2 that its holder added and did not remove. */
  mayUse(address: Hex, fid: bigint): Promise<boolean>
}

/**
 * Opens the registries on OP Mainnet, or on another chain in tests. Sends no request before the first sign-in. Both
 * functions reject with the `ApiError` FARCASTER_UNAVAILABLE when no endpoint answers.
 */
export function openRegistries(parameters: {
  readonly chainId: number
  readonly idRegistry: string
  readonly keyRegistry: string
  readonly rpcUrls: readonly string[]
}): Registries {
  const { chainId, rpcUrls } = parameters
  const [idRegistry, keyRegistry] = [parameters.idRegistry as Hex, parameters.keyRegistry as Hex]
  const client = createPublicClient({
    transport: fallback(rpcUrls.map(url => http(url, { timeout: 5_000, retryCount: 1 }))),
  })
  const ask = <value>(answer: Promise<value>) =>
    answer.catch(cause => {
      throw new ApiError('FARCASTER_UNAVAILABLE', 'The chain of Farcaster does not answer', undefined, {
        cause,
      })
    })
  return {
    chainId,
    async isSignature(address, message, signature) {
      const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined)
      return signer === address || ask(client.verifyMessage({ address, message, signature }))
    },
    async mayUse(address, fid) {
      const [held, key] = await ask(
        Promise.all([
          client.readContract({ address: idRegistry, abi: idAbi, functionName: 'idOf', args: [address] }),
          client.readContract({
            address: keyRegistry,
            abi: keyAbi,
            functionName: 'keyDataOf',
            args: [fid, pad(address)],
          }),
        ]),
      )
      return held === fid || (key.keyType === authAddress.keyType && key.state === authAddress.state)
    },
  }
}
