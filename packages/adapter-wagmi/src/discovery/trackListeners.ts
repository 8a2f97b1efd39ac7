import type { EIP1193Provider } from 'viem'
import { loadActions } from '../actions/loadActions.js'
import type { FoundWallet } from '../types.js'

type Held = readonly [event: string, listener: unknown]
type Method = (...held: Held) => unknown

/** Emitter methods that a wallet may have. Some have only `off`, the other name of the method in Node.js. */
type Emitter = { on?: Method; removeListener?: Method; off?: Method }

/**
 * Wraps a wallet's provider, to remove its listeners and add them again together. wagmi's connectors never stop
 * listening, but a wallet must not call or retain a stopped client. Answers are checked before wagmi reads them.
 */
export function trackListeners(
  provider: EIP1193Provider,
): Pick<FoundWallet, 'pause' | 'resume'> & { readonly tracked: EIP1193Provider } {
  const emitter = provider as Emitter
  const held: Held[] = []
  let paused = false
  const attach = (one: Held) => attempt(() => emitter.on?.(...one))
  const detach = (one: Held) =>
    attempt(() => (emitter.removeListener ? emitter.removeListener(...one) : emitter.off?.(...one)))
  const on: Method = (...one) => {
    held.push(one)
    if (!paused) attach(one)
  }
  const removeListener: Method = (event, listener) => {
    const index = held.findIndex(one => one[0] === event && one[1] === listener)
    const [one] = index < 0 ? [] : held.splice(index, 1)
    if (one && !paused) detach(one)
  }
  const request = (async parameters =>
    (await loadActions()).requestWallet(provider, parameters)) as EIP1193Provider['request']
  return {
    tracked: { on, removeListener, request },
    pause() {
      paused = true
      for (const one of held) detach(one)
    },
    resume() {
      if (!paused) return
      paused = false
      for (const one of held) attach(one)
    },
  }
}

/** Calls a method of a wallet. One that fails sends no events; it must not end the loop over all wallets. */
function attempt(call: () => unknown): void {
  try {
    call()
  } catch {
    // The wallet can be used without its events.
  }
}
