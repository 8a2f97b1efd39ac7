import type { Address } from 'viem'
import type { Config, Connector } from 'wagmi'
import { currentConnection } from './currentConnection.js'

/** Puts a connection into wagmi's state, as its own `connect` does. */
export function addConnection(
  config: Config,
  connector: Connector,
  data: { readonly accounts: readonly Address[]; readonly chainId: number },
  { active }: { active: boolean },
): void {
  const [first, ...rest] = data.accounts
  if (!first) return
  const { events } = config._internal
  const { emitter, uid } = connector
  emitter.off('connect', events.connect)
  emitter.off('change', events.change)
  emitter.off('disconnect', events.disconnect)
  emitter.on('change', events.change)
  emitter.on('disconnect', events.disconnect)
  config.setState(state => ({
    ...state,
    connections: new Map(state.connections).set(uid, {
      accounts: [first, ...rest],
      chainId: data.chainId,
      connector,
    }),
    current: active || !currentConnection({ state }) ? uid : state.current,
    status: 'connected',
  }))
}
