import type { FoundWallet, Runtime } from '../types.js'
import { parseWallet } from './parseWallet.js'
import { toConnector } from './toConnector.js'
import { toWalletId } from './toWalletId.js'

/** Adds a wallet that registered itself, once; undefined when nothing was added. */
export function addStandardWallet(runtime: Runtime, value: unknown): FoundWallet | undefined {
  const parsed = parseWallet(value)
  if (!parsed) return undefined
  const known = runtime.wallets.flatMap(wallet => (wallet.kind === 'standard' ? [wallet] : []))
  if (known.some(({ wallet }) => wallet === value)) return undefined
  const { name, wallet } = parsed
  const base = parsed.id ?? (toWalletId(name) || 'wallet')
  const isTaken = (id: string) => known.some(({ connector }) => connector.id === id)
  const first = toConnector({ ...parsed, id: base })
  // Who came first keeps an id that is the wallet's own. A name may be a stranger's too: then there are two rows.
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
