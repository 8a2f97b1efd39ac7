import type { TransactionReplacement } from '../../../types/adapter.js'
import type { Client } from '../../../types/client.js'
import { accountsAtom } from '../../connection/start/atoms.js'
import { networksAtom } from '../../networks/start/atoms.js'
import { type PendingTransaction, pendingTransactionsAtom } from '../atoms.js'
import { addPendingTransaction, addReplacement } from '../pendingTransactions.js'
import { ReplacementError } from '../ReplacementError.js'
import type { ReplaceTransactionParameters } from '../replaceTransaction.js'

/** Reads how a pending transaction can be replaced. Throws the errors of the adapter. */
export async function readReplacement(
  client: Client,
  transaction: PendingTransaction,
  signal?: AbortSignal | undefined,
): Promise<(TransactionReplacement & { readonly connectorId: string }) | undefined> {
  const { chain, address } = transaction
  const { store, adapters } = client
  const network = store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const { connector, allAccounts = [] } = (network && store.get(accountsAtom)[network.chainNamespace]) ?? {}
  const isOwn = allAccounts.some(one => one.address === address && one.type === 'eoa')
  if (!network || !connector || !isOwn || readIgnored(client).includes(connector.id)) return undefined
  const adapter = adapters.find(({ namespace }) => namespace === network.chainNamespace)
  const hash = latestOf(client, transaction)
  const found = await adapter?.getReplacement?.({ hash, from: address, network, signal })
  return found && { ...found, connectorId: connector.id }
}

/** Replaces a pending transaction. Throws as `replaceTransaction`. */
export async function sendReplacement(
  client: Client,
  { transaction, kind }: ReplaceTransactionParameters,
): Promise<string> {
  const { address, chain } = transaction
  const fail = (cause: unknown) => {
    throw new ReplacementError('failed', { cause })
  }
  // Read again: it may be in a block by now, and fees change.
  const replacement = await readReplacement(client, transaction).catch(fail)
  if (!replacement) throw new ReplacementError('notReplaceable')
  const { hash, hasSameNonce } = await replacement.send(kind).catch(fail)
  if (hasSameNonce) {
    addReplacement(client, transaction, { hash, kind })
    return hash
  }
  rememberIgnored(client, replacement.connectorId)
  addPendingTransaction(client, { hash, chain, address, sentAt: Date.now() })
  throw new ReplacementError('nonceIgnored')
}

/** The transaction that nodes know: the latest replacement, which may have been sent since. */
function latestOf(client: Client, { hash, chain }: PendingTransaction): string {
  const pending = client.store.get(pendingTransactionsAtom)
  const found = pending.find(one => one.hash === hash && one.chain === chain)
  return found?.replacements?.at(-1)?.hash ?? hash
}

const toKey = ({ config }: Client) => `${config.storageKey}.nonceIgnored`

/** Ids of connectors whose wallets ignored a nonce. Invalid values in storage are ignored. */
function readIgnored(client: Client): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(client.storage.get(toKey(client)) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function rememberIgnored(client: Client, connectorId: string): void {
  const others = readIgnored(client).filter(id => id !== connectorId)
  client.storage.set(toKey(client), JSON.stringify([...others, connectorId]))
}
