import { concatHex, encodeFunctionData, encodePacked, type Hex, parseAbi, zeroHash } from 'viem'

/** A call that a permission is used for. */
export type RedeemedCall = {
  readonly to: Hex
  /** Wei. Default: 0. */
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
}

const abi = parseAbi([
  'function redeemDelegations(bytes[] permissionContexts, bytes32[] modes, bytes[] executionCallDatas)',
])

/**
 * Call data by which the holder of a permission has the account that gave it make calls, all or none of them. It goes to the
 * `delegationManager` that came with the permission, from the account that the permission was given to.
 *
 * Each call is redeemed on its own (mode 0 of ERC-7579, a single call): the enforcers take no batch.
 *
 * @throws RangeError without a call
 * @see ERC-7710, `redeemDelegations`
 * @example
 * await wallet.sendTransaction({
 *   to: delegationManager,
 *   data: encodeRedemption(context, [{ to: shop, value: parseEther('0.01') }]),
 * })
 */
export function encodeRedemption(context: Hex, calls: readonly RedeemedCall[]): Hex {
  if (calls.length === 0) throw new RangeError('there is no call')
  const executions = calls.map(({ to, value = 0n, data = '0x' }) =>
    concatHex([encodePacked(['address', 'uint256'], [to, value]), data]),
  )
  return encodeFunctionData({
    abi,
    args: [calls.map(() => context), calls.map(() => zeroHash), executions],
  })
}
