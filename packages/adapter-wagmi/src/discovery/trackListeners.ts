import type { EIP1193EventMap, EIP1193Provider } from 'viem'
import type { FoundWallet } from '../types.js'

type Held = {
  readonly event: string
  readonly listener: unknown
  attach(): void
  detach(): void
}

/**
 * Wraps a wallet's provider so that its listeners can be removed and added again together. wagmi's connectors never stop
 * listening, but a wallet must not call or retain a client that was stopped.
 */
export function trackListeners(
  provider: EIP1193Provider,
): Pick<FoundWallet, 'pause' | 'resume'> & { readonly tracked: EIP1193Provider } {
  const held: Held[] = []
  let paused = false
  function on<event extends keyof EIP1193EventMap>(event: event, listener: EIP1193EventMap[event]) {
    const one: Held = {
      event,
      listener,
      attach: () => provider.on?.(event, listener),
      detach() {
        if (provider.removeListener) provider.removeListener(event, listener)
        // Some wallets have only `off`, the other name of the method in Node.js.
        else if ('off' in provider && typeof provider.off === 'function') provider.off(event, listener)
      },
    }
    held.push(one)
    if (!paused) one.attach()
  }
  function removeListener<event extends keyof EIP1193EventMap>(
    event: event,
    listener: EIP1193EventMap[event],
  ) {
    const index = held.findIndex(one => one.event === event && one.listener === listener)
    const [one] = index < 0 ? [] : held.splice(index, 1)
    if (!paused) one?.detach()
  }
  const request = ((parameters: Parameters<typeof provider.request>[0]) =>
    provider.request(parameters)) as EIP1193Provider['request']
  return {
    tracked: { on, removeListener, request },
    pause() {
      if (paused) return
      paused = true
      for (const one of held) one.detach()
    },
    resume() {
      if (!paused) return
      paused = false
      for (const one of held) one.attach()
    },
  }
}
