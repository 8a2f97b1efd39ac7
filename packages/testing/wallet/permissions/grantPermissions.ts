import {
  decodePermissionContext,
  encodePermissionContext,
  encodeRevocation,
  rootAuthority,
  toCaveats,
  toDelegationTypedData,
} from '@latchkit/delegations'
import { bytesToHex, type Hex, hexToBigInt, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type {
  AskedPermission,
  GrantedPermission,
  PermissionsApproval,
} from '../../src/common/permissionTypes.js'
import { RpcError } from '../../src/common/rpc.js'
import type { WalletChain } from '../../src/common/types.js'
import { confirmTransaction, sendTransaction, upgradeAccount } from '../methods/transactions.js'
import { readPermission } from './readPermission.js'

/** Upgrades the account where it has to be, and signs a delegation for each permission. */
export async function grantPermissions(
  privateKey: Hex,
  chain: WalletChain | undefined,
  { from, asked, contracts, isUpgrade, chainId }: PermissionsApproval,
): Promise<GrantedPermission[]> {
  if (isUpgrade) await confirmTransaction(chain, await upgradeAccount(privateKey, chain, contracts.account))
  const { delegationManager, enforcers } = contracts
  return await Promise.all(
    asked.map(async ({ to, permission, until }) => {
      const grant = { delegate: to, permission: readPermission(permission, startOf(permission)), until }
      const caveats = toCaveats(grant, from, enforcers)
      // Two delegations that say the same count on their own.
      const salt = hexToBigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(32))))
      const delegation = { delegate: to, delegator: from, authority: rootAuthority, caveats, salt }
      const typedData = toDelegationTypedData(delegation, { chainId, delegationManager })
      const signature = await privateKeyToAccount(privateKey).signTypedData(typedData)
      const context = encodePermissionContext([{ ...delegation, signature }])
      return {
        chainId: numberToHex(chainId),
        from,
        to,
        permission,
        rules: [{ type: 'expiry', data: { timestamp: until } }],
        context,
        dependencies: [],
        delegationManager,
      }
    }),
  )
}

/** The start is filled in when the request is read. */
const startOf = ({ data }: AskedPermission['permission']) => Number(data.startTime)

/** Takes a permission back on its chain. */
export async function revokePermission(
  privateKey: Hex,
  chain: WalletChain | undefined,
  { context, from, delegationManager }: GrantedPermission,
): Promise<void> {
  const [delegation] = decodePermissionContext(context)
  if (!delegation) throw new RpcError(-32602, 'The context has no delegation.')
  const transaction = { from, to: delegationManager, data: encodeRevocation(delegation) }
  await confirmTransaction(chain, await sendTransaction(privateKey, chain, transaction))
}
