import { type Hex, zeroHash } from 'viem'
import { concatHex, encodeFunctionData, encodePacked } from 'viem/utils'

/** A call that a permission is used for. */
export type RedeemedCall = {
  readonly to: Hex
  /** Wei. Default: 0. */
  readonly value?: bigint | undefined
  /** Default: none. */
  readonly data?: Hex | undefined
}

const abi = [
  {
    type: 'function',
    name: 'redeemDelegations',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'permissionContexts', type: 'bytes[]' },
      { name: 'modes', type: 'bytes32[]' },
      { name: 'executionCallDatas', type: 'bytes[]' },
    ],
    outputs: [],
  },
] as const

/**
 * Call data by which the holder of a permission has the account that gave it make calls, all or none of them. It goes to the
 * `delegationManager` that came with the permission, from the account that the permission was given to: a backend that has
 * the session's key needs nothing else. Without a call it redeems nothing.
 *
 * Each call is redeemed on its own (mode 0 of ERC-7579, a single call): the enforcers take no batch.
 *
 * @see ERC-7710, `redeemDelegations`
 * @example
 * await wallet.sendTransaction({
 *   to: delegationManager,
 *   data: encodeRedemption(context, [{ to: shop, value: parseEther('0.01') }]),
 * })
 */
export function encodeRedemption(context: Hex, calls: readonly RedeemedCall[]): Hex {
  const executions = calls.map(({ to, value = 0n, data = '0x' }) =>
    concatHex([encodePacked(['address', 'uint256'], [to, value]), data]),
  )
  return encodeFunctionData({
    abi,
    args: [calls.map(() => context), calls.map(() => zeroHash), executions],
  })
}
