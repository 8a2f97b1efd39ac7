import { decodePermissionContext, hashDelegation } from '@latchkit/delegations'
import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { encodeFunctionData, type Hex, hexToBigInt, isHex, numberToHex, parseAbi } from 'viem'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import { type GrantedPermission, readGranted } from './grantedPermissions.js'
import { readTime } from './openGiver.js'
import { permissionTypes } from './readPermission.js'
import { toExecutionResponse } from './toResponses.js'

type ReadPermissionsParameters = Pick<
  RequestsParameters,
  'read' | 'getWallet' | 'smartAccounts' | 'accountChains' | 'origin' | 'store'
>

const disabledAbi = parseAbi(['function disabledDelegations(bytes32 delegationHash) view returns (bool)'])

/** Rules of ERC-7715 that a request may have. */
const ruleTypes = ['expiry', 'redeemer'] as const

/**
 * Answers the reads of ERC-7715: which permissions are given on which chains, and which of them the page has. The latter are
 * those of this browser that are not over, and that their chain does not have disabled.
 *
 * @throws FrameError where a chain cannot be asked: it is not known then what the page has
 */
export async function readPermissions(
  parameters: ReadPermissionsParameters,
  method: string,
): Promise<unknown> {
  return method === 'wallet_getSupportedExecutionPermissions'
    ? readSupported(parameters)
    : readUsable(parameters)
}

async function readSupported({ smartAccounts }: ReadPermissionsParameters) {
  const chains = await smartAccounts.listChains()
  const isFine = await Promise.all(chains.map(smartAccounts.hasEnforcers))
  const chainIds = chains.filter((_, index) => isFine[index]).map(chainId => numberToHex(chainId))
  if (chainIds.length === 0) return {}
  return Object.fromEntries(permissionTypes.map(type => [type, { chainIds, ruleTypes }]))
}

async function readUsable(parameters: ReadPermissionsParameters) {
  const { store, origin, smartAccounts } = parameters
  const wallet = await parameters.getWallet()
  const granted = (await readGranted(store, wallet.id)).filter(one => one.origin === origin)
  const chains = [...new Set(granted.map(({ chainId }) => chainId))]
  const times = new Map(
    await Promise.all(chains.map(async id => [id, await readTime(parameters, id)] as const)),
  )
  const answers = await Promise.all(
    granted.map(async permission => {
      const { chainId, account, until, context } = permission
      const manager = parameters.accountChains?.[`eip155:${chainId}`]?.contracts.delegationManager
      if (!manager || until <= (times.get(chainId) ?? 0)) return []
      if (await isDisabled(parameters, { chainId, context }, manager)) return []
      const isThere =
        permission.dependencies.length === 0 ||
        (await smartAccounts.isDeployed({ address: account, chainId }))
      const dependencies = isThere ? [] : permission.dependencies
      return [toExecutionResponse({ ...permission, dependencies }, manager)]
    }),
  )
  return answers.flat()
}

/** Whether a permission is revoked on its chain. */
export async function isDisabled(
  { read }: Pick<ReadPermissionsParameters, 'read'>,
  { chainId, context }: Pick<GrantedPermission, 'chainId' | 'context'>,
  manager: Hex,
): Promise<boolean> {
  const [delegation] = decodePermissionContext(context)
  if (!delegation) return false
  const data = encodeFunctionData({ abi: disabledAbi, args: [hashDelegation(delegation)] })
  const answer = await read(`eip155:${chainId}`, 'eth_call', [{ to: manager, data }, 'latest'])
  if (!isHex(answer) || answer === '0x')
    throw new FrameError(rpcCodes.internal, 'The node did not return whether the permission is disabled')
  return hexToBigInt(answer) !== 0n
}
