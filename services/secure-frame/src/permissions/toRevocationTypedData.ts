import type { Hex } from 'viem'

/**
 * Typed data that the account signs to revoke a permission (EIP-712). A session registry deletes the session that `pci`
 * names, the keccak256 of its context.
 *
 * @see `POST /v1/sessions/{address}/revoke` of the gateway, which checks it by ERC-1271 and ERC-6492
 */
export function toRevocationTypedData({
  chainId,
  account,
  pci,
}: {
  readonly chainId: number
  readonly account: Hex
  readonly pci: Hex
}) {
  return {
    domain: { name: 'Latchkit Sessions', version: '1', chainId },
    types: {
      RevokeSession: [
        { name: 'account', type: 'address' },
        { name: 'pci', type: 'bytes32' },
      ],
    },
    primaryType: 'RevokeSession',
    message: { account, pci },
  } as const
}
