import type { Hex } from 'viem'

/**
 * What the account signs when it takes a permission back (EIP-712). A registry of sessions forgets the one that `pci` names,
 * the keccak256 of its context.
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
