import { type Hex, isHex } from 'viem'
import type { BatchMode } from '../../src/common/callTypes.js'
import { localChainIds } from '../../src/common/defaults.js'
import { RpcError } from '../../src/common/rpc.js'
import type { WalletChain, WalletState } from '../../src/common/types.js'
import { readCalls, readCallsStatus } from '../methods/calls.js'
import { type Outcome, parameterList, permittedAccount, type SiteCall } from '../methods/siteCall.js'
import { isDelegated } from '../methods/transactions.js'

type Call = SiteCall & { state: WalletState }

/** Names a batch among those of all sites: an id is unique for its site only. */
export const callsKey = (origin: string, id: string) => `${origin} ${id}`

const modeOf = ({ state: { settings }, method }: Call): Exclude<BatchMode, 'none'> => {
  if (settings.batches === 'none') throw new RpcError(4200, `The wallet does not support ${method}.`)
  return settings.batches
}

/** The contract that an account lacks the code of, where it is to have it. */
async function missingDelegate(
  { state: { settings } }: Call,
  chain: WalletChain | undefined,
  account: Hex,
): Promise<Hex | undefined> {
  const { delegate } = settings
  if (!chain?.rpcUrl || !delegate) throw new RpcError(-32603, 'The wallet has no contract for atomic calls.')
  return (await isDelegated(chain.rpcUrl, account, delegate)) ? undefined : delegate
}

async function atomicOf(call: Call, chain: WalletChain, account: Hex): Promise<object> {
  const { batches } = call.state.settings
  if (batches === 'none' || !localChainIds.includes(chain.id)) return {}
  if (batches === 'sequential') return { atomic: { status: 'unsupported' } }
  const isReady = batches === 'ready' && (await missingDelegate(call, chain, account))
  return { atomic: { status: isReady ? 'ready' : 'supported' } }
}

/** Answers `wallet_getCapabilities` of EIP-5792: how calls are sent, and whether assets are listed (ERC-7811). */
export async function getCapabilities(call: Call): Promise<Outcome> {
  const [given, ids] = parameterList(call)
  const account = permittedAccount(call, given)
  const { chains, settings } = call.state
  const wanted = Array.isArray(ids) ? ids.filter(id => isHex(id)).map(Number) : undefined
  const asked = chains.filter(({ id }) => wanted?.includes(id) ?? true)
  const all = await Promise.all(
    asked.map(async chain => {
      const atomic = await atomicOf(call, chain, account)
      const own = { ...(settings.assets && { assetDiscovery: { supported: true } }), ...atomic }
      return [`0x${chain.id.toString(16)}`, own] as const
    }),
  )
  return { result: Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0)) }
}

/** Reads a request of `wallet_sendCalls`. */
export async function requestCalls(call: Call): Promise<Outcome> {
  const canBeAtomic = modeOf(call) !== 'sequential'
  const approval = readCalls(call, {
    isKnown: id => callsKey(call.origin, id) in call.state.calls,
    canBeAtomic,
  })
  if (!canBeAtomic) return { approval }
  const chain = call.state.chains.find(({ id }) => id === approval.chainId)
  return { approval: { ...approval, delegate: await missingDelegate(call, chain, approval.from) } }
}

/** Answers `wallet_getCallsStatus`. */
export function getCallsStatus(call: Call): Promise<Outcome> {
  modeOf(call)
  return readCallsStatus(call, id => call.state.calls[callsKey(call.origin, id)])
}
