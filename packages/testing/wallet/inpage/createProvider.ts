import type { SiteWallet } from '../../src/common/types.js'
import { pageError } from './createPageLink.js'

type Listener = (value: unknown) => void

export type Eip1193Provider = {
  request(args: unknown): Promise<unknown>
  on(event: string, listener: Listener): Eip1193Provider
  removeListener(event: string, listener: Listener): Eip1193Provider
  isConnected(): boolean
  isMetaMask?: true
  isPhantom?: true
}

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** Creates an EIP-1193 provider. `update` sets its state and emits the events that follow from the change. */
export function createProvider(send: (method: string, params: unknown) => Promise<unknown>) {
  const listeners = new Map<string, Listener[]>()
  let state: SiteWallet | undefined

  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (error) {
        // A listener that throws must not keep the event from the others.
        reportError(error)
      }
    }
  }

  const provider: Eip1193Provider = {
    async request(args) {
      if (typeof args !== 'object' || args === null || !('method' in args) || typeof args.method !== 'string')
        throw pageError(-32600, 'Expected one object with a string `method`.')
      // Names of Wallet Standard features are not methods of EIP-1193.
      if (args.method.includes(':')) throw pageError(4200, `The wallet does not support ${args.method}.`)
      const params = 'params' in args ? args.params : undefined
      if (params !== undefined && (typeof params !== 'object' || params === null))
        throw pageError(-32602, '`params` must be an array or an object.')
      let plain: unknown
      try {
        plain = JSON.parse(JSON.stringify(params ?? []))
      } catch {
        throw pageError(-32602, '`params` must be JSON.')
      }
      return await send(args.method, plain)
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return provider
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
      return provider
    },
    isConnected: () => state?.online === true,
  }

  const update = (next: SiteWallet) => {
    const last = state
    state = next
    if (next.online && !last?.online) emit('connect', { chainId: hex(next.chainId) })
    if (last?.online && !next.online) emit('disconnect', pageError(4900, 'The wallet is offline.'))
    if (last && last.chainId !== next.chainId) emit('chainChanged', hex(next.chainId))
    if (last && last.accounts.join() !== next.accounts.join()) emit('accountsChanged', [...next.accounts])
  }

  return { provider, update }
}
