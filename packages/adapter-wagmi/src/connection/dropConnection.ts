import type { Config, Connector } from 'wagmi'
import { isLive } from './isLive.js'

/** Takes a connection out of wagmi's state without a word to the wallet. Another one becomes active, if there is. */
export function dropConnection(config: Config, { emitter, uid }: Connector): void {
  const { events } = config._internal
  emitter.off('change', events.change)
  emitter.off('disconnect', events.disconnect)
  emitter.off('connect', events.connect)
  emitter.on('connect', events.connect)
  config.setState(state => {
    const connections = new Map(state.connections)
    connections.delete(uid)
    const [next] = [...connections.values()].filter(isLive)
    const current = state.current === uid ? (next?.connector.uid ?? null) : state.current
    return { ...state, connections, current, status: current ? state.status : 'disconnected' }
  })
}
