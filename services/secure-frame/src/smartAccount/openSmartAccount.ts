import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import {
  createClient,
  custom,
  defineChain,
  type Hex,
  type SignableMessage,
  type TypedDataDefinition,
} from 'viem'
import { entryPoint07Abi, toSmartAccount, type UserOperation } from 'viem/account-abstraction'
import { hexToBytes, stringToBytes } from 'viem/utils'
import type { Read } from '../rpc/createReads.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import { deriveSmartAccount } from './deriveSmartAccount.js'
import { decodeCalls, encodeCalls } from './executions.js'
import { toOperationTypedData } from './toOperationTypedData.js'
import { toOwnerRequest } from './toOwnerRequest.js'

export type OpenSmartAccountParameters = {
  readonly chainId: number
  readonly contracts: Pick<AccountContracts, 'entryPoint' | 'simpleFactory' | 'hybridDeleGator'>
  /** Address of the key that owns the account. */
  readonly owner: Hex
  readonly read: Read
  /** Signs by the key of `owner`, once the user approved. */
  sign(request: SignRequest): Promise<Hex>
}

/**
 * Placeholder for a signature while gas is estimated: an address can be recovered from it whatever was signed, since r is on the
 * curve (it is that of the generator), or the account would revert. Few of its bytes are zero, which cost less.
 */
const stubSignature: Hex = `0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f817987${'a'.repeat(63)}1b`

/**
 * The smart account of an owner on a chain, for viem's actions of bundlers: a `HybridDeleGator` of the Delegation Framework
 * 1.3.0 on entry point 0.7. Messages and typed data are signed for ERC-1271, and wrapped by ERC-6492 until the account is
 * deployed. Its operations have one order, by the nonces of the key 0.
 */
export async function openSmartAccount(parameters: OpenSmartAccountParameters) {
  const { chainId, contracts, owner, read, sign } = parameters
  const { entryPoint } = contracts
  const { address, factory, factoryData } = deriveSmartAccount(owner, contracts)
  const signTyped = (definition: TypedDataDefinition) => sign(toOwnerRequest(definition))
  return toSmartAccount({
    client: createClient({
      chain: defineChain({
        id: chainId,
        name: `eip155:${chainId}`,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      }),
      // The reads try one endpoint after the other themselves.
      transport: custom(
        { request: ({ method, params }) => read(`eip155:${chainId}`, method, params) },
        { retryCount: 0 },
      ),
    }),
    entryPoint: { abi: entryPoint07Abi, address: entryPoint, version: '0.7' },
    nonceKeyManager: { consume: async () => 0, increment() {}, get: async () => 0, reset() {} },
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData }),
    encodeCalls: async calls =>
      encodeCalls(calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))),
    decodeCalls: async callData => decodeCalls(callData),
    getStubSignature: async () => stubSignature,
    signMessage({ message }) {
      return sign({ kind: 'message', message: readMessage(message), by: 'owner' })
    },
    signTypedData: definition => signTyped(definition as TypedDataDefinition),
    signUserOperation: ({ chainId: _, ...operation }) =>
      signTyped(
        toOperationTypedData({
          chainId,
          entryPoint,
          operation: { ...operation, sender: address } as UserOperation<'0.7'>,
        }) as TypedDataDefinition,
      ),
  })
}

function readMessage(message: SignableMessage): Uint8Array<ArrayBuffer> {
  if (typeof message === 'string') return new Uint8Array(stringToBytes(message))
  return new Uint8Array(typeof message.raw === 'string' ? hexToBytes(message.raw) : message.raw)
}
