import type { FrameRequest } from '../src/protocol/requests.js'
import { createTestFrame } from './createTestFrame.js'

/** The accounts of its user, as the frame writes them. */
export const frameEoa = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
export const frameSmartAccount = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

type Parameters = {
  /** Chains with smart accounts. */
  readonly listed?: readonly number[]
  /** Chains on which the smart account is deployed. */
  readonly deployed?: readonly number[]
  /** Whether GET_USER names the smart account too, or INIT_SMART_ACCOUNT alone. */
  readonly tellsBoth?: boolean
  readonly eoa?: string
  readonly smartAccount?: string
  /** Contract that the eoa runs (EIP-7702), until DOWNGRADE_ACCOUNT. */
  readonly delegate?: string
  /** Answers RPC_REQUEST, but for `eth_getCode`. */
  readonly sign?: (payload: Extract<FrameRequest, { type: 'RPC_REQUEST' }>['payload']) => unknown
}

/** A frame with smart accounts on some chains. What is in `faults` is answered by an error. */
export function createSmartAccountFrame({
  listed = [1],
  deployed = [],
  tellsBoth = true,
  eoa = frameEoa,
  smartAccount = frameSmartAccount,
  delegate,
  sign,
}: Parameters = {}) {
  const faults = new Set<string>()
  const holding = new Set<string>()
  const held: (() => void)[] = []
  const state = { chainId: 1 as number | string, preferred: 'eoa', listed, deployed, delegate }
  const isListed = () => state.listed.includes(Number(state.chainId))
  const addressOf = (type: string) => (type === 'smartAccount' ? smartAccount : eoa)

  function getUser(payload: Extract<FrameRequest, { type: 'GET_USER' }>['payload'] = {}) {
    state.chainId = payload.chainId ?? state.chainId
    state.preferred = payload.preferredAccountType ?? state.preferred
    const type = isListed() ? state.preferred : 'eoa'
    const types = tellsBoth && isListed() ? ['eoa', 'smartAccount'] : ['eoa']
    return {
      email: 'ana@example.test',
      address: tellsBoth ? addressOf(type) : eoa,
      chainId: state.chainId,
      accounts: types.map(one => ({ address: addressOf(one), type: one })),
      smartAccountDeployed: isListed() && state.deployed.includes(Number(state.chainId)),
      preferredAccountType: type,
    }
  }

  const frame = createTestFrame(async (request, answer, fail) => {
    const { type } = request
    if (holding.delete(type)) await new Promise<void>(resolve => held.push(resolve))
    if (faults.has(type)) return fail({ message: `${type} failed`, code: 'SERVER_UNREACHABLE' })
    switch (type) {
      case 'CONNECT_EMAIL':
        return answer({ action: 'CONNECT' })
      case 'IS_CONNECTED':
        return answer({ isConnected: true })
      case 'GET_USER':
        return answer(getUser(request.payload))
      case 'SWITCH_NETWORK':
        state.chainId = request.payload.chainId
        return answer(request.payload)
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return answer({ smartAccountEnabledNetworks: state.listed })
      case 'INIT_SMART_ACCOUNT':
        if (!isListed()) return fail({ message: 'There are no smart accounts on this network', code: 4901 })
        return answer({ address: smartAccount, isDeployed: state.deployed.includes(Number(state.chainId)) })
      case 'SET_PREFERRED_ACCOUNT':
        state.preferred = request.payload.type
        return answer({ type: state.preferred, address: addressOf(state.preferred) })
      case 'DOWNGRADE_ACCOUNT':
        if (!state.delegate) return fail({ message: 'The account is not upgraded', code: 4200 })
        state.delegate = undefined
        return answer({ hash: `0x${'1'.repeat(64)}`, isUpgraded: false })
      case 'RPC_REQUEST':
        if (request.payload.method === 'eth_getCode')
          return answer(state.delegate ? `0xef0100${state.delegate.slice(2)}` : '0x')
        return answer(await sign?.(request.payload))
      default:
        return answer()
    }
  })
  return {
    ...frame,
    state,
    faults,
    /** Keeps the next answer of a type until `release`. */
    hold: (type: FrameRequest['type']) => void holding.add(type),
    release() {
      for (const resolve of held.splice(0)) resolve()
    },
  }
}
