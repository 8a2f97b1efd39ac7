import type { Address } from '@solana/kit'
import type { Json } from '../rpc/json.js'
import { decodeMint, decodeTokenAccount } from '../token/decodeToken.js'
import { readAccount } from './accounts.js'
import { checkAge, loadAddresses } from './checkAge.js'
import { sealBlock, setClock, setSlotHashes } from './sealBlock.js'
import { nameMissingProgram, toOutcome } from './toOutcome.js'
import type { LandedTransaction, Ledger, StoredAccount, TokenBalance, WireTransaction } from './types.js'

/** Balances of the token accounts among a transaction's accounts. */
function tokenBalances(
  keys: readonly Address[],
  accountOf: (address: Address) => StoredAccount | null,
): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const account = accountOf(key)
    const token = account && decodeTokenAccount(account)
    const mint = token && accountOf(token.mint)
    const decimals = mint && decodeMint(mint)?.decimals
    if (!account || !token || typeof decimals !== 'number') return []
    const { mint: of, owner, amount } = token
    return [{ accountIndex, mint: of, owner, programId: account.owner, amount, decimals }]
  })
}

/**
 * Runs a transaction in a separate block. A failed one lands if it paid its fee, as on any cluster; one that could
 * not even do that leaves no trace but the reason returned here.
 */
export function landTransaction(
  ledger: Ledger,
  wire: WireTransaction,
): { landed: LandedTransaction } | { dropped: Json } {
  const { message } = wire
  if (Object.values(wire.transaction.signatures).includes(null)) return { dropped: 'SignatureFailure' }
  if (!checkAge(ledger, message, ledger.tip)) return { dropped: 'BlockhashNotFound' }
  if (ledger.transactions.has(wire.signature)) return { dropped: 'AlreadyProcessed' }
  const now = (address: Address) => readAccount(ledger, address)
  const loaded = loadAddresses(message, now)
  if (typeof loaded === 'string') return { dropped: loaded }
  const keys = [...message.staticAccounts, ...loaded.writable, ...loaded.readonly]
  const time = Math.floor(Date.now() / 1000)
  setClock(ledger, ledger.tip + 1, time)
  setSlotHashes(ledger)
  const previous = new Map(keys.map(key => [key, now(key)]))
  const preTokenBalances = tokenBalances(keys, now)
  const result = toOutcome(ledger.svm.sendTransaction(wire.transaction))
  const outcome = nameMissingProgram(result, wire, now)
  const payer = message.staticAccounts[0]
  const paid = payer && now(payer)?.lamports !== previous.get(payer)?.lamports
  if (outcome.err !== null && !paid) return { dropped: outcome.err }
  const next = new Map(keys.map(key => [key, now(key)]))
  const lamportsIn = (accounts: Map<Address, StoredAccount | null>) =>
    keys.map(key => accounts.get(key)?.lamports ?? 0n)
  const preBalances = lamportsIn(previous)
  const postBalances = lamportsIn(next)
  const landed: LandedTransaction = {
    ...outcome,
    wire,
    slot: ledger.tip + 1,
    time,
    keys,
    loaded,
    preBalances,
    postBalances,
    preTokenBalances,
    postTokenBalances: tokenBalances(keys, now),
  }
  const changed = keys.filter(key => !same(previous.get(key) ?? null, next.get(key) ?? null))
  sealBlock(ledger, [landed], new Map(changed.map(key => [key, previous.get(key) ?? null])))
  return { landed }
}

function same(a: StoredAccount | null, b: StoredAccount | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.lamports === b.lamports &&
    a.owner === b.owner &&
    a.executable === b.executable &&
    a.data.length === b.data.length &&
    a.data.every((byte, index) => byte === b.data[index])
  )
}
