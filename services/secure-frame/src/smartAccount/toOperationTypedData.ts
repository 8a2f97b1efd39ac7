import type { Hex } from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'

type OperationTypedDataParameters = {
  readonly chainId: number
  readonly entryPoint: Hex
  /** Without its signature. */
  readonly operation: Omit<UserOperation<'0.7'>, 'signature'>
}

/**
 * Typed data that the owner of a HybridDeleGator signs for a user operation (EIP-712). The account does not accept the hash
 * of the entry point: its hash covers every field of the operation, the entry point and the account as `verifyingContract`.
 */
export function toOperationTypedData({ chainId, entryPoint, operation }: OperationTypedDataParameters) {
  const { signature: _, ...packed } = toPackedUserOperation({ ...operation, signature: '0x' })
  return {
    domain: { name: 'HybridDeleGator', version: '1', chainId, verifyingContract: operation.sender },
    types,
    primaryType: 'PackedUserOperation',
    message: { ...packed, entryPoint },
  } as const
}

const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const
