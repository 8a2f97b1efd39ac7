import { loadActions } from '../actions/loadActions.js'
import type { FoundWallet, Runtime } from '../types.js'
import { toConnector, toWalletId } from './connector.js'
import { isKitId, parseWallet } from './parseWallet.js'

/**
 * Discovers wallets by the two events of the Wallet Standard until the returned function is called; wallets may register
 * late. The standard's own `getWallets` is not used, because it never stops listening.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function discoverWallets(runtime: Runtime): () => void {
  if (typeof window === 'undefined') return () => {}
  function notify() {
    runtime.restoration?.check()
    runtime.changed()
  }
  function register(...wallets: readonly unknown[]): () => void {
    const added = wallets.flatMap(wallet => addStandardWallet(runtime, wallet) ?? [])
    for (const wallet of added) {
      if (!runtime.left.delete(wallet.connector.id)) continue
      loadActions()
        .then(({ adopt }) => adopt(runtime, wallet))
        .catch(error => runtime.context?.logger.info('a wallet that is back was not connected', { error }))
    }
    if (added.length > 0) notify()
    return () => {
      for (const wallet of added) removeWallet(runtime, wallet)
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    const callback: unknown = 'detail' in event ? event.detail : undefined
    try {
      if (typeof callback === 'function') callback(api)
    } catch (error) {
      runtime.context?.logger.warn('a wallet failed while it registered itself', { error })
    }
  }
  window.addEventListener('wallet-standard:register-wallet', onRegister)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  const stops = runtime.added.map(wallet => wallet.subscribe(notify))
  return () => {
    window.removeEventListener('wallet-standard:register-wallet', onRegister)
    for (const stop of stops) stop()
  }
}

/** Adds a wallet that registered itself, unless it is listed; returns undefined when nothing was added. */
function addStandardWallet(runtime: Runtime, value: unknown): FoundWallet | undefined {
  const parsed = parseWallet(value)
  if (!parsed) return undefined
  const known = runtime.wallets.flatMap(wallet => (wallet.kind === 'standard' ? [wallet] : []))
  if (known.some(({ wallet }) => wallet === value)) return undefined
  const { name, wallet } = parsed
  const base = parsed.id ?? (toWalletId(name) || 'wallet')
  const isTaken = (id: string) => isKitId(id) || known.some(({ connector }) => connector.id === id)
  const first = toConnector({ ...parsed, id: base })
  // The first wallet keeps its id. An id derived from a name may collide with another wallet's: two rows.
  const isSame = known.some(
    ({ connector }) => connector.id === base && (parsed.id !== undefined || connector.icon === first.icon),
  )
  if (isSame) return undefined
  let id = base
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`
  const found: FoundWallet = { kind: 'standard', wallet, connector: toConnector({ ...parsed, id }) }
  runtime.wallets = [...runtime.wallets, found]
  return found
}

/** Lists the wallets that the app added, each name once. */
export function listAddedWallets(runtime: Runtime): void {
  const wallets = new Map(
    runtime.added.map(wallet => {
      const { name, icon } = wallet
      const connector = toConnector({ id: toWalletId(name), name, icon })
      return [connector.id, { kind: 'added', wallet, connector } as const]
    }),
  )
  runtime.wallets = [...runtime.wallets, ...wallets.values()]
}

/** Removes a wallet that disappeared from the page. */
function removeWallet(runtime: Runtime, wallet: FoundWallet): void {
  runtime.wallets = runtime.wallets.filter(one => one !== wallet)
  runtime.opened.get(wallet)?.leave()
  runtime.changed()
}
