import type { EIP1193EventMap, EIP1193Provider } from 'viem'
import type { FoundWallet } from '../types.js'

type Held = {
  readonly event: string
  readonly listener: unknown
  attach(): void
  detach(): void
}

/**
 * A wallet's provider whose listeners can be taken off and put back together. wagmi's connectors listen for as long
 * as the page lives; a client that was stopped must not be kept alive, or woken, by a wallet.
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
        // Some wallets have only what Node's emitter calls it too.
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
