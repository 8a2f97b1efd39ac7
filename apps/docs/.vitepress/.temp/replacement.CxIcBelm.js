import {
  n as addPendingTransaction,
  r as addReplacement,
  f as pendingTransactionsAtom,
} from './account.DZPedvV0.js'
import { t as BaseError } from './BaseError.DWSHhfZu.js'
import { r as accountsAtom, E as networksAtom } from './client.ChoDqs0c.js'

// ../../packages/core/dist/features/activity/ReplacementError.js
/** A pending transaction was not replaced. */
var ReplacementError = class extends BaseError {
  name = 'ReplacementError'
  constructor(problem, { cause } = {}) {
    const { code, text, hint } = problems[problem]
    super(text, {
      code,
      cause,
      metaMessages: [hint],
    })
  }
}
var problems = {
  notReplaceable: {
    code: 'activity/not-replaceable',
    text: 'The transaction can no longer be replaced',
    hint: 'It is in a block, no node knows it, or another account has sent it. No request was made.',
  },
  nonceIgnored: {
    code: 'activity/nonce-ignored',
    text: 'The wallet has sent a second transaction instead of a replacement',
    hint: 'It ignored the nonce. The first transaction is still pending: replace it in the wallet.',
  },
  failed: {
    code: 'activity/replacement-failed',
    text: 'The wallet did not replace the transaction',
    hint: 'See `cause` for the error of the wallet. The transaction is still pending.',
  },
}
// ../../packages/core/dist/features/activity/lazy/replacement.js
/** Reads how a pending transaction can be replaced. Throws the errors of the adapter. */
async function readReplacement(client, transaction, signal) {
  const { chain, address } = transaction
  const { store, adapters } = client
  const network = store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const { connector, allAccounts = [] } = (network && store.get(accountsAtom)[network.chainNamespace]) ?? {}
  const isOwn = allAccounts.some(one => one.address === address && one.type === 'eoa')
  if (!network || !connector || !isOwn || readIgnored(client).includes(connector.id)) return void 0
  const adapter = adapters.find(({ namespace }) => namespace === network.chainNamespace)
  const hash = latestOf(client, transaction)
  const found = await adapter?.getReplacement?.({
    hash,
    from: address,
    network,
    signal,
  })
  return (
    found && {
      ...found,
      connectorId: connector.id,
    }
  )
}
/** Replaces a pending transaction. Throws as `replaceTransaction`. */
async function sendReplacement(client, { transaction, kind }) {
  const { address, chain } = transaction
  const fail = cause => {
    throw new ReplacementError('failed', { cause })
  }
  const replacement = await readReplacement(client, transaction).catch(fail)
  if (!replacement) throw new ReplacementError('notReplaceable')
  const { hash, hasSameNonce } = await replacement.send(kind).catch(fail)
  if (hasSameNonce) {
    addReplacement(client, transaction, {
      hash,
      kind,
    })
    return hash
  }
  rememberIgnored(client, replacement.connectorId)
  addPendingTransaction(client, {
    hash,
    chain,
    address,
    sentAt: Date.now(),
  })
  throw new ReplacementError('nonceIgnored')
}
/** The transaction that nodes know: the latest replacement, which may have been sent since. */
function latestOf(client, { hash, chain }) {
  return (
    client.store
      .get(pendingTransactionsAtom)
      .find(one => one.hash === hash && one.chain === chain)
      ?.replacements?.at(-1)?.hash ?? hash
  )
}
var toKey = ({ config }) => `${config.storageKey}.nonceIgnored`
/** Ids of connectors whose wallets ignored a nonce. Invalid values in storage are ignored. */
function readIgnored(client) {
  try {
    const list = JSON.parse(client.storage.get(toKey(client)) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
function rememberIgnored(client, connectorId) {
  const others = readIgnored(client).filter(id => id !== connectorId)
  client.storage.set(toKey(client), JSON.stringify([...others, connectorId]))
}

export { readReplacement, sendReplacement }
