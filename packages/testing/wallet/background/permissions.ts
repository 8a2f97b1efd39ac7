import { isHex, numberToHex } from 'viem'
import { localChainIds } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import type { PermissionContracts } from '../../src/common/permissionTypes.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import type { WalletState } from '../../src/common/types.js'
import { type Outcome, parameterList, permittedAccount, type SiteCall } from '../methods/siteCall.js'
import { isDelegated } from '../methods/transactions.js'
import { permissionTypes, readAsked } from '../permissions/readPermission.js'

type Call = SiteCall & { state: WalletState }

/** Permissions of a request at most. */
const most = 10

function contractsOf({ state: { settings }, method }: Call): PermissionContracts {
  if (!settings.permissions) throw new RpcError(4200, `The wallet does not support ${method}.`)
  if (settings.permissionContracts) return settings.permissionContracts
  throw new RpcError(-32603, 'The wallet has no contracts for permissions.')
}

/** Reads a request of `wallet_requestExecutionPermissions` (ERC-7715). */
export async function requestPermissions(call: Call): Promise<Outcome> {
  const contracts = contractsOf(call)
  const requests = parameterList(call)
  const [first] = requests
  if (!isRecord(first) || requests.length > most)
    throw new RpcError(-32602, `${call.method} takes 1 to ${most} requests.`)
  const { chainId, from: asked } = first
  if (requests.some(other => !isRecord(other) || other.chainId !== chainId || other.from !== asked))
    throw new RpcError(-32602, 'The permissions of a request are of one account on one network.')
  const chain = call.state.chains.find(({ id }) => isHex(chainId) && id === Number(chainId))
  if (!chain?.rpcUrl || !localChainIds.includes(chain.id))
    throw new RpcError(5710, 'This wallet grants permissions on local networks only: its keys are public.')
  const from = permittedAccount(call, asked ?? call.wallet.active)
  const now = await timeOf(chain.rpcUrl)
  const approval = {
    kind: 'permissions' as const,
    chainId: chain.id,
    from,
    contracts,
    asked: requests.map(request => readAsked(request, now)),
    isUpgrade: !(await isDelegated(chain.rpcUrl, from, contracts.account)),
  }
  return { approval }
}

/** Seconds since 1970 on the chain, whose contracts compare with them. */
async function timeOf(rpcUrl: string): Promise<number> {
  const block = await callChain(rpcUrl, 'eth_getBlockByNumber', ['latest', false])
  return Number(isRecord(block) ? block.timestamp : Number.NaN)
}

/** Answers `wallet_getSupportedExecutionPermissions`. */
export function getSupportedPermissions(call: Call): Outcome {
  contractsOf(call)
  const local = call.state.chains.filter(({ id, rpcUrl }) => rpcUrl !== null && localChainIds.includes(id))
  const entry = { chainIds: local.map(({ id }) => numberToHex(id)), ruleTypes: ['expiry'] }
  return { result: Object.fromEntries(permissionTypes.map(type => [type, entry])) }
}

/** Answers `wallet_getGrantedExecutionPermissions`: what the site was granted, without what is over or was taken back. */
export async function getGrantedPermissions(call: Call): Promise<Outcome> {
  contractsOf(call)
  const kept = call.state.granted.flatMap(({ origin, granted }) => (origin === call.origin ? [granted] : []))
  const known = await Promise.all(
    kept.map(async granted => {
      const rpcUrl = call.state.chains.find(({ id }) => id === Number(granted.chainId))?.rpcUrl
      if (!rpcUrl) return []
      const now = await timeOf(rpcUrl)
      return granted.rules.every(({ data }) => data.timestamp > now) ? [granted] : []
    }),
  )
  return { result: known.flat() }
}

/** Reads a request of `wallet_revokeExecutionPermission`. A site revokes what it was granted itself. */
export function requestRevocation(call: Call): Outcome {
  contractsOf(call)
  const given: unknown = Array.isArray(call.params) ? call.params[0] : call.params
  const context = isRecord(given) ? given.permissionContext : undefined
  const entry = call.state.granted.find(
    ({ origin, granted }) => origin === call.origin && granted.context === context,
  )
  if (!entry) throw new RpcError(-32602, 'The site has no permission of this context.')
  permittedAccount(call, entry.granted.from)
  return { approval: { kind: 'revocation', granted: entry.granted } }
}
