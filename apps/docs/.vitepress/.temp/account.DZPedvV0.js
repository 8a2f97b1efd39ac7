import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import { U as atom, m as createOwned, b as getStore, E as networksAtom } from './client.ChoDqs0c.js'
import {
  qt as CapabilityNotSupportedError,
  N as formatUnits,
  F as getAdapter,
  I as getCurrency,
  H as getNetworkServices,
  U as getQueryClient,
  Ot as isAddress,
  Lt as isCaipNetworkId,
  q as isKnownServed,
  Y as isServed,
  Vt as ProviderRpcError,
  $ as parseUnits,
  at as readImageUrl,
  Ht as UnauthorizedError,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/validate/cleanText.js
/** Graphemes that are left of a text. */
var maxLength = 64
/**
 * Makes a text of a token, an NFT or a name fit to be shown: without control characters, characters that change the
 * direction or have no width, at most 64 graphemes. Empty when nothing is left. Show it in `<bdi>`.
 *
 * @example
 * cleanText('USD\u202eC') // 'USDC'
 */
function cleanText(text) {
  const shown = text
    .slice(0, 1024)
    .replace(/[\t\n\r]/g, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]|\u034f|[\ufe00-\ufe0f]/gu,
      '',
    )
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (shown.length <= maxLength) return shown
  const graphemes = new Intl.Segmenter('en').segment(shown)
  return Array.from(graphemes, ({ segment }) => segment)
    .slice(0, maxLength)
    .join('')
    .trim()
}
// ../../packages/core/dist/features/balances/errors.js
/** The tokens of an account cannot be read (`balances/unavailable`). */
var TokenBalanceUnavailableError = class extends BaseError {
  name = 'TokenBalanceUnavailableError'
  /** Time of the last failed read, in milliseconds since 1970. For 30 seconds from then no request is sent. */
  lastRetry
  constructor({ cause, lastRetry }) {
    super('Token Balance Unavailable', {
      code: 'balances/unavailable',
      cause,
      metaMessages: [
        'Neither the wallet nor the gateway listed the tokens of the account.',
        'The cause says why. The next read is after 30 seconds.',
      ],
    })
    this.lastRetry = lastRetry
  }
}
// ../../packages/core/dist/validate/skeleton.js
/** The Latin twin of each of these characters. */
var latin = /*#__PURE__*/ new Map(
  /*#__PURE__*/ [
    ['a', 'аαａɑ'],
    ['b', 'вβьЬ'],
    ['c', 'сϲⅽ'],
    ['d', 'ԁⅾ'],
    ['e', 'еεє'],
    ['h', 'нһ'],
    ['i', 'іιıl1|!íì'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'мμⅿ'],
    ['n', 'пη'],
    ['o', 'оοσ0օ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['s', 'ѕ5$ꜱ'],
    ['t', 'тτ'],
    ['u', 'υսц'],
    ['v', 'νѵⅴ'],
    ['w', 'ԝω'],
    ['x', 'хχⅹ'],
    ['y', 'уγү'],
    ['z', 'ᴢ2'],
  ].flatMap(([letter, others]) => Array.from(others, other => [other, letter])),
)
/**
 * Returns the visual form of a text: without accents, case, gaps and signs, each letter by its Latin twin. Two names with
 * the same skeleton can be mistaken for each other.
 *
 * @example
 * toSkeleton('USDС') === toSkeleton('USDC') // true: the first one ends in a Cyrillic letter
 */
function toSkeleton(text) {
  const plain = text.normalize('NFKD').toLowerCase()
  return Array.from(plain, letter => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
/**
 * Whether a text has Latin letters beside those of a script with letters that look like them: Cyrillic, Greek or Armenian.
 *
 * @example
 * isMixedScript('USDС') // true: it ends in a Cyrillic letter
 * isMixedScript('Рубль') // false
 */
function isMixedScript(text) {
  return (
    /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(text)
  )
}
// ../../packages/core/dist/features/names/registration/errors.js
/** The client has no parent of names, or an invalid parent (`names/not-configured`). */
var NamesNotConfiguredError = class extends BaseError {
  name = 'NamesNotConfiguredError'
  constructor() {
    super('Names are not registered by this app', {
      code: 'names/not-configured',
      metaMessages: [
        'Pass `names: { parent }`, a name in lower case such as acme.eth, and `gateway: { url }` to the client.',
      ],
    })
  }
}
var rules = {
  characters:
    'It has other characters than letters, digits and hyphens, or two hyphens after two characters.',
  short: 'It has fewer than 4 characters.',
  long: 'It has more than 63 characters.',
}
/** That cannot be a name (`names/invalid-name`). */
var InvalidNameError = class extends BaseError {
  name = 'InvalidNameError'
  problem
  constructor({ problem }) {
    super('The name cannot be used', {
      code: 'names/invalid-name',
      metaMessages: [rules[problem]],
    })
    this.problem = problem
  }
}
/** The network that is shown has no names (`names/network-not-found`). */
var NamesNetworkError = class extends BaseError {
  name = 'NamesNetworkError'
  constructor() {
    super('Network not found', {
      code: 'names/network-not-found',
      metaMessages: ['Names need an eip155 network of the app that is not a testnet.', 'Switch the network.'],
    })
  }
}
/** No account is connected, or its adapter cannot sign (`names/no-signer`). */
var NoSignerError = class extends BaseError {
  name = 'NoSignerError'
  constructor() {
    super('Address or auth connector not found', {
      code: 'names/no-signer',
      metaMessages: ['A name is registered by a signature of the connected account.', 'Connect one first.'],
    })
  }
}
/** The name is taken (`names/taken`). */
var NameTakenError = class extends BaseError {
  name = 'NameTakenError'
  constructor({ wanted, cause }) {
    super('The name is taken', {
      code: 'names/taken',
      cause,
      metaMessages: [`${wanted} is registered.`, 'Choose another name.'],
    })
  }
}
/** Another name is being registered (`names/pending`). */
var NamePendingError = class extends BaseError {
  name = 'NamePendingError'
  constructor({ pending }) {
    super('Another name is being registered', {
      code: 'names/pending',
      metaMessages: [`${pending} waits for the wallet or the gateway.`],
    })
  }
}
/** The wallet did not sign, or the gateway did not register (`names/registration-failed`). */
var NameRegistrationError = class extends BaseError {
  name = 'NameRegistrationError'
  constructor({ wanted, cause }) {
    super('The name could not be registered', {
      code: 'names/registration-failed',
      cause,
      metaMessages: [`${wanted} is not registered. See \`cause\` for what the wallet or the gateway said.`],
    })
  }
}
/** The gateway gave no suggestions (`names/suggestions-failed`). */
var NameSuggestionsError = class extends BaseError {
  name = 'NameSuggestionsError'
  constructor({ cause }) {
    super('Error fetching name suggestions', {
      code: 'names/suggestions-failed',
      cause,
      metaMessages: ['See `cause` for what the gateway said.'],
    })
  }
}
/** The names of an account could not be read (`names/lookup-failed`). */
var NameLookupError = class extends BaseError {
  name = 'NameLookupError'
  constructor({ cause }) {
    super('Error fetching names for address', {
      code: 'names/lookup-failed',
      cause,
      metaMessages: ['See `cause` for what the gateway said.'],
    })
  }
}
// ../../packages/core/dist/features/names/errors.js
/** A name leads to no address, or that could not be found out (`names/unresolved`). */
var NameUnresolvedError = class extends BaseError {
  name = 'NameUnresolvedError'
  constructor({ wanted, cause }) {
    super('Error resolving name', {
      code: 'names/unresolved',
      cause,
      metaMessages: [
        cause === void 0
          ? `${wanted} has no address for this network.`
          : `${wanted} could not be looked up. See \`cause\`.`,
        'Check the spelling, or paste the address.',
      ],
    })
  }
}
// ../../packages/core/dist/account.js
/** Pending transactions of all accounts, latest first. Empty until `restorePendingTransactions`. */
var pendingTransactionsAtom = /*#__PURE__*/ atom([])
/**
 * Replaced and canceled transactions of all accounts, latest first. No index of a chain has them. Empty until
 * `restorePendingTransactions`.
 */
var replacedTransactionsAtom = /*#__PURE__*/ atom([])
/** Whether the wait for a transaction ended with an error that says that it cannot land any more. */
function isExpired(error) {
  return error?.mayLand === false
}
/** Maximum number of stored transactions of an account: pending ones, and replaced ones. */
var limits = {
  pending: 99,
  replaced: 20,
}
var getWatch = /*#__PURE__*/ createOwned('activity.watch', client => {
  const stop = client.storage.watch?.(storageKey(client), text => show(client, read(client, text)))
  return { destroy: () => stop?.() }
})
/**
 * Reads the pending transactions from storage into `pendingTransactionsAtom`, the replaced ones into
 * `replacedTransactionsAtom`, and follows changes by other tabs from then on. Invalid values are ignored. Returns the
 * pending ones.
 *
 * @example
 * restorePendingTransactions(client)
 */
function restorePendingTransactions(client) {
  return restore(client).filter(one => !isReplaced(one))
}
/**
 * Stores a transaction as pending, once. Keeps at most 99 of an account; drops the oldest.
 *
 * @example
 * addPendingTransaction(client, { hash, chain: 'eip155:1', address, sentAt: Date.now() })
 */
function addPendingTransaction(client, transaction) {
  write(client, [transaction, ...restore(client).filter(known => !isSame$1(known, transaction))])
}
/**
 * Stores the outcome of a transaction: it is no longer pending, and stays in the list if another one took its place.
 * Returns it; undefined if it has ended before.
 */
function endPendingTransaction(client, transaction, { status, hash }) {
  return change(client, transaction, known =>
    status === 'replaced' || status === 'cancelled'
      ? {
          ...known,
          outcome: {
            status,
            hash,
            endedAt: Date.now(),
          },
        }
      : void 0,
  )
}
/** Stores that a transaction was sent to replace a pending one. */
function addReplacement(client, transaction, replacement) {
  change(client, transaction, known => ({
    ...known,
    replacements: [...(known.replacements ?? []), replacement],
  }))
}
/** Replaces a pending transaction in storage, or removes it. Returns the former one; undefined if it is not pending. */
function change(client, transaction, update) {
  const stored = restore(client)
  const found = stored.find(one => isSame$1(one, transaction) && !isReplaced(one))
  if (!found) return void 0
  write(
    client,
    stored.flatMap(one => (one === found ? (update(found) ?? []) : [one])),
  )
  return found
}
function isSame$1(a, b) {
  return a.hash === b.hash && a.chain === b.chain
}
var isReplaced = one => 'outcome' in one && one.outcome !== void 0
var storageKey = ({ config }) => `${config.storageKey}.pendingTransactions`
function restore(client) {
  getWatch(client)
  const restored = read(client, client.storage.get(storageKey(client)))
  show(client, restored)
  return restored
}
function show(client, transactions) {
  const store = getStore(client)
  store.set(
    pendingTransactionsAtom,
    transactions.filter(one => !isReplaced(one)),
  )
  store.set(replacedTransactionsAtom, transactions.filter(isReplaced))
}
function write(client, transactions) {
  const kept = limitEach(transactions)
  show(client, kept)
  client.storage.set(storageKey(client), JSON.stringify(kept))
}
/** The latest of each account. */
function limitEach(transactions) {
  const counts = /* @__PURE__ */ new Map()
  return [...transactions]
    .sort((a, b) => b.sentAt - a.sentAt)
    .filter(one => {
      const kind = isReplaced(one) ? 'replaced' : 'pending'
      const key = `${kind} ${one.address}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limits[kind]
    })
}
function read(client, text) {
  let stored
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    client.logger.warn('The pending transactions in storage cannot be read. They count as none.')
  }
  return limitEach((Array.isArray(stored) ? stored : []).filter(isStored))
}
function isStored(one) {
  return (
    isHash(one?.hash) &&
    isCaipNetworkId(one?.chain) &&
    typeof one?.address === 'string' &&
    (one.description === void 0 || isDescription(one.description)) &&
    Number.isFinite(one.sentAt) &&
    (one.replacements === void 0 ||
      (Array.isArray(one.replacements) && one.replacements.every(isReplacement))) &&
    (one.outcome === void 0 ||
      (['replaced', 'cancelled'].includes(one.outcome?.status) &&
        isHash(one.outcome.hash) &&
        Number.isFinite(one.outcome.endedAt)))
  )
}
var isHash = value => typeof value === 'string' && /^[0-9a-zA-Z]{1,100}$/.test(value)
var isReplacement = one => isHash(one?.hash) && (one?.kind === 'speedUp' || one?.kind === 'cancel')
var isDescription = value => typeof value === 'string' && value.length <= 100
/** The stored tokens, which a client has after `rememberBalances` only. */
var getBalanceMemory = /*#__PURE__*/ createOwned('balances.memory', () => ({}))
var lifetime$2 = 3e4
var balanceFailures = /*#__PURE__*/ createOwned('balances.failures', () => /* @__PURE__ */ new Map())
/**
 * Returns options for TanStack Query that read the balance of an account in the currency of a network, or of a token
 * there. A balance is fresh for 30 seconds. For 30 seconds after a failure no request is sent and the same error is thrown.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * useQuery(balanceQueryOptions(client, { address, network }))
 */
function balanceQueryOptions(client, parameters) {
  const { address, network, namespace = network.chainNamespace, token } = parameters
  return {
    queryKey: [
      'latchkit',
      client.uid,
      'balance',
      network.caipNetworkId,
      address,
      ...(token ? tokenKey(token) : []),
    ],
    async queryFn({ signal }) {
      const adapter = getAdapter(client, namespace)
      if (!adapter.getBalance)
        throw new CapabilityNotSupportedError({
          capability: 'getBalance',
          namespace,
        })
      const failures = balanceFailures(client)
      const key = `${network.caipNetworkId}:${address}:${token?.address}`
      const failure = failures.get(key)
      if (failure && Date.now() - failure.at < lifetime$2) throw failure.error
      failures.delete(key)
      try {
        const balance = await adapter.getBalance({
          address,
          network,
          token,
          signal,
        })
        return token
          ? {
              ...balance,
              symbol: cleanText(balance.symbol),
            }
          : balance
      } catch (error) {
        if (!signal?.aborted)
          failures.set(key, {
            at: Date.now(),
            error,
          })
        throw error
      }
    },
    staleTime: lifetime$2,
    retry: false,
  }
}
/** The symbol is part of the key, since the data of the query has the symbol that the app gave. */
function tokenKey({ address, symbol }) {
  return symbol === void 0 ? [address] : [address, symbol]
}
/**
 * Marks the tokens that look like another token of the account, and sorts: by value, then by name, lookalikes last. The
 * network's own currency and tokens with a price are the originals, never the lookalikes.
 */
function rankTokens(tokens) {
  const isKnown = ({ address, price }) => !address || price !== void 0
  const users = /* @__PURE__ */ new Map()
  const skeletons = tokens.map(({ name, symbol }) => [
    .../* @__PURE__ */ new Set([toSkeleton(name), toSkeleton(symbol)]),
  ])
  for (const skeleton of skeletons.flat()) users.set(skeleton, (users.get(skeleton) ?? 0) + 1)
  const ranked = tokens.map((token, index) => {
    const isTwin = () =>
      skeletons[index]?.some(skeleton => skeleton !== '' && (users.get(skeleton) ?? 0) > 1) === true
    const looksForeign = () => isMixedScript(token.name) || isMixedScript(token.symbol)
    return {
      ...token,
      isLookalike: !isKnown(token) && (isTwin() || looksForeign()),
    }
  })
  const byName = new Intl.Collator('en').compare
  return ranked.sort(
    (a, b) =>
      Number(a.isLookalike) - Number(b.isLookalike) ||
      (b.value ?? -1) - (a.value ?? -1) ||
      byName(a.name, b.name) ||
      byName(a.address ?? '', b.address ?? ''),
  )
}
/** Converts a row to a token for display; empty if it is of low quality, malformed or not owned. */
function toToken(client, { quantity, iconUrl, ...row }, caipNetworkId) {
  const decimals = Number(quantity.decimals)
  if (!/^\d{1,2}$/.test(quantity.decimals) || decimals > 36 || (row.address && decimals === 0)) return []
  const [name, symbol] = [cleanText(row.name), cleanText(row.symbol)]
  if (!(name || symbol)) return []
  let amount
  try {
    amount = parseUnits(quantity.numeric, decimals)
  } catch {
    return []
  }
  if (amount < 0n || (row.address && amount === 0n)) return []
  const numeric = formatUnits(amount, decimals)
  const price = isFigure(row.price) ? row.price : void 0
  const value = isFigure(row.value) ? row.value : Number(numeric) * (price ?? NaN)
  return [
    {
      name: name || symbol,
      symbol: symbol || name,
      chainId: caipNetworkId,
      address: row.address && toCaipAddress(row.address, caipNetworkId),
      ...(price !== void 0 &&
        isFigure(value) && {
          price,
          value,
          ...readChange(row.dayChange),
        }),
      iconUrl: readImageUrl(client, iconUrl),
      quantity: {
        decimals: String(decimals),
        numeric,
      },
      amount,
    },
  ]
}
/** A price cannot fall by more than all of it. */
var readChange = dayChange => (Number.isFinite(dayChange) && Number(dayChange) >= -1 ? { dayChange } : void 0)
var isFigure = value => Number.isFinite(value) && Number(value) >= 0
var toCaipAddress = (address, caipNetworkId) =>
  address.startsWith(`${caipNetworkId}:`) ? address : `${caipNetworkId}:${address}`
var lifetime$1 = 3e4
var getFailures = /*#__PURE__*/ createOwned('balances.tokenFailures', () => /* @__PURE__ */ new Map())
/**
 * Reads the tokens of an account from the wallet, else from the gateway, else only the currency of the network.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 */
async function fetchTokenBalances(client, parameters) {
  const { address, network, forceUpdate, signal } = parameters
  const failures = getFailures(client)
  const key = `${network.caipNetworkId}:${address}`
  const failure = forceUpdate ? void 0 : failures.get(key)
  if (failure && Date.now() - failure.lastRetry < lifetime$1) throw failure
  failures.delete(key)
  try {
    const ranked = rankTokens(
      (await readFromWallet(client, parameters)) ??
        (await readFromGateway(client, parameters)) ??
        (await readNative(client, parameters)),
    )
    getBalanceMemory(client).current?.write(parameters, ranked)
    return ranked
  } catch (cause) {
    if (signal?.aborted) throw cause
    const error = new TokenBalanceUnavailableError({
      cause,
      lastRetry: Date.now(),
    })
    failures.set(key, error)
    client.logger.warn('The tokens of the account could not be read', { error: cause })
    throw error
  }
}
/** Tokens that the wallet lists; undefined if it lists none. */
async function readFromWallet(
  client,
  { address, network, namespace = network.chainNamespace, currency = getCurrency(client), signal },
) {
  const adapter = getAdapter(client, namespace)
  if (!adapter.getAssets) return void 0
  try {
    return (
      await adapter.getAssets({
        address,
        network,
        signal,
      })
    ).flatMap(asset => {
      const { value, decimals, iconUrl } = asset
      if (value < 0n || !Number.isInteger(decimals) || decimals < 0 || decimals > 36) return []
      const quantity = {
        decimals: String(decimals),
        numeric: formatUnits(value, decimals),
      }
      const price = currency.toLowerCase() === 'usd' ? asset.price : void 0
      return toToken(
        client,
        {
          ...asset,
          price,
          quantity,
          iconUrl,
          value: void 0,
        },
        network.caipNetworkId,
      )
    })
  } catch (error) {
    if (signal?.aborted) throw error
    if (!isError(error, 'adapter/capability-not-supported'))
      client.logger.info('The wallet did not list its assets', { error })
    return
  }
}
/**
 * Tokens that the gateway lists; undefined if it does not serve the network. Both requests run in parallel, so that the
 * user waits for one response only. An app without a gateway never loads the validation of its responses.
 */
async function readFromGateway(client, parameters) {
  if (!client.config.gateway) return void 0
  const { caipNetworkId } = parameters.network
  const { fetchTokenRows } = await import('./api.Dh_c1644.js')
  if (isKnownServed(client, caipNetworkId) === false) return void 0
  const served = isServed(client, caipNetworkId)
  try {
    const rows = await fetchTokenRows(client, parameters)
    if (rows.length > 0 || (await served)) return rows.flatMap(row => toToken(client, row, caipNetworkId))
  } catch (error) {
    if (parameters.signal?.aborted || (await served)) throw error
  }
}
async function readNative(
  client,
  { address, network, namespace = network.chainNamespace, forceUpdate, signal },
) {
  const adapter = getAdapter(client, namespace)
  if (!adapter.getBalance) return []
  const { value, decimals, symbol } = forceUpdate
    ? await adapter.getBalance({
        address,
        network,
        signal,
      })
    : await (await getQueryClient(client)).fetchQuery(
        balanceQueryOptions(client, {
          address,
          network,
          namespace,
        }),
      )
  const quantity = {
    decimals: String(decimals),
    numeric: formatUnits(value, decimals),
  }
  return toToken(
    client,
    {
      name: network.nativeCurrency.name,
      symbol,
      quantity,
    },
    network.caipNetworkId,
  )
}
/**
 * Options for a query of the tokens of an account on a network: those that the wallet lists (ERC-7811), else those of the
 * gateway, else only the network's own currency. Sorted by value, then by name; tokens that look like another token are
 * marked and last. Fresh for 30 seconds. For 30 seconds after a failure no request is sent and the same error is thrown.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 *
 * @example
 * const { data } = useQuery(tokenBalancesQueryOptions(client, { address, network }))
 */
function tokenBalancesQueryOptions(client, parameters) {
  const { address, network, currency = getCurrency(client).toLowerCase() } = parameters
  const memory = getBalanceMemory(client).current
  return {
    queryKey: ['latchkit', client.uid, 'tokenBalances', network.caipNetworkId, address, currency],
    async queryFn({ signal }) {
      return fetchTokenBalances(client, {
        ...parameters,
        currency,
        signal,
      })
    },
    staleTime: 3e4,
    retry: false,
    ...(memory && {
      initialData: () => memory.read(parameters)?.tokens,
      initialDataUpdatedAt: () => memory.read(parameters)?.at,
    }),
  }
}
/**
 * Refetches the tokens of an account without any cache, and updates every view that shows them. For changes by a
 * transaction of the app. Also refetches the balance of the network's own currency.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 *
 * @example
 * await refreshTokenBalances(client, { address, network, forceUpdate: ['native'] })
 */
async function refreshTokenBalances(client, parameters) {
  const { address, network } = parameters
  const queryClient = await getQueryClient(client)
  const { queryKey, retry } = tokenBalancesQueryOptions(client, parameters)
  await queryClient.cancelQueries({ queryKey })
  queryClient.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'balance', network.caipNetworkId, address],
  })
  return queryClient.fetchQuery({
    queryKey,
    retry,
    queryFn: ({ signal }) =>
      fetchTokenBalances(client, {
        ...parameters,
        signal,
      }),
    staleTime: 0,
  })
}
/** Refetches tokens, NFTs and activity after a transaction of an account. Never throws. */
function refreshAccount(client, { network, address, tokens }) {
  const forceUpdate = ['native', ...tokens.filter(token => token !== void 0)]
  const keys = ['transactions', 'nfts'].map(list => ['latchkit', client.uid, list, network.caipNetworkId])
  Promise.all([
    refreshTokenBalances(client, {
      address,
      network,
      forceUpdate,
    }),
    getQueryClient(client).then(queryClient =>
      Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey }))),
    ),
  ]).catch(error => client.logger.info('The account could not be read after a transaction', { error }))
}
/** Maximum number of transactions that are followed concurrently. */
var limit = 10
/** Hashes of the followed transactions, and a signal that is aborted when the client is destroyed. */
var getFollowed = /*#__PURE__*/ createOwned('activity.followed', () => {
  const controller = new AbortController()
  return {
    hashes: /* @__PURE__ */ new Set(),
    signal: controller.signal,
    destroy: () => controller.abort(),
  }
})
/**
 * Waits until the latest pending transactions have ended, then removes each of them from the pending transactions, and
 * refetches the tokens and activity of its account. A transaction that was replaced or canceled is in
 * `replacedTransactionsAtom` then. Waits once for each transaction, however often this is called. Calls `onEnded` with
 * each transaction that ends, unless another caller removed it before.
 *
 * @example
 * followPendingTransactions(client, ({ hash }, { status }) => console.info(hash, status))
 */
function followPendingTransactions(client, onEnded = () => {}) {
  const { hashes, signal } = getFollowed(client)
  for (const transaction of client.store.get(pendingTransactionsAtom)) {
    if (hashes.size >= limit) return
    const { hash, chain, address } = transaction
    const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
    if (
      !network ||
      hashes.has(hash) ||
      !client.adapters.some(one => one.namespace === network.chainNamespace)
    )
      continue
    const adapter = getAdapter(client, network.chainNamespace)
    if (!adapter.waitForTransaction) continue
    hashes.add(hash)
    const end = outcome => {
      const ended = endPendingTransaction(client, transaction, outcome)
      if (!ended) return
      refreshAccount(client, {
        network,
        address,
        tokens: [],
      })
      onEnded(ended, outcome)
    }
    adapter
      .waitForTransaction({
        hash,
        network,
        signal,
        getReplacements: () => getReplacements(client, transaction),
      })
      .then(end, error => {
        if (isExpired(error))
          return end({
            status: 'failed',
            hash,
          })
        if (!signal.aborted)
          client.logger.info('It is not known how a transaction ended', {
            error,
            hash,
          })
      })
      .finally(() => hashes.delete(hash))
  }
}
/** Hashes of the transactions that were sent to replace a pending one. */
function getReplacements(client, { hash, chain }) {
  return (
    client.store
      .get(pendingTransactionsAtom)
      .find(one => one.hash === hash && one.chain === chain)
      ?.replacements?.map(one => one.hash) ?? []
  )
}
/** Leaves a pending transaction to the caller alone, which announces its outcome, until the returned function is called. */
function claimPendingTransaction(client, hash) {
  const { hashes } = getFollowed(client)
  hashes.add(hash)
  return () => void hashes.delete(hash)
}
/**
 * Groups transactions by year and month, newest first. Those of one time keep their order.
 *
 * @example
 * groupByMonth(transactions, 'Europe/Zurich')[0]?.months[0]?.month // 12
 */
function groupByMonth(transactions, timeZone) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    timeZone,
  })
  const sorted = transactions
    .map(transaction => ({
      transaction,
      time: Date.parse(transaction.metadata.minedAt),
    }))
    .sort((a, b) => b.time - a.time)
  const years = []
  for (const { transaction, time } of sorted) {
    const parts = format.formatToParts(time)
    const read = wanted => Number(parts.find(({ type }) => type === wanted)?.value)
    const [year, month] = [read('year'), read('month')]
    let ofYear = years.at(-1)
    if (ofYear?.year !== year) {
      ofYear = {
        year,
        months: [],
      }
      years.push(ofYear)
    }
    const ofMonth = ofYear.months.at(-1)
    if (ofMonth?.month === month) ofMonth.transactions.push(transaction)
    else
      ofYear.months.push({
        month,
        transactions: [transaction],
      })
  }
  return years
}
/**
 * Options for a query of how a pending transaction can be replaced: its nonce and the fees of its replacements. `null` if
 * it cannot: the adapter lacks `getReplacement`, the account is not that of a connected wallet, is a smart account, or has a
 * wallet that ignored a nonce before. Fresh for 10 seconds.
 *
 * @example
 * const { data } = useQuery(replacementQueryOptions(client, transaction))
 * if (data) console.info(data.nonce, data.fees.speedUp)
 */
function replacementQueryOptions(client, transaction) {
  const { chain, hash, replacements } = transaction
  return {
    queryKey: ['latchkit', client.uid, 'replacement', chain, replacements?.at(-1)?.hash ?? hash],
    async queryFn({ signal }) {
      const { readReplacement } = await import('./replacement.CxIcBelm.js')
      const found = await readReplacement(client, transaction, signal)
      return found
        ? {
            nonce: found.nonce,
            fees: found.fees,
          }
        : null
    },
    staleTime: 1e4,
    retry: false,
  }
}
/**
 * Requests from the wallet a transaction that replaces a pending one, with its nonce and a higher fee: the same transaction,
 * or to cancel it a transfer of nothing to the sender itself. Resolves to its hash when the wallet has broadcast it. The
 * pending transaction is followed as before: its outcome says which of the two is on the chain. `outcome` of a transfer and
 * `followPendingTransactions` report it.
 *
 * A wallet that ignores the nonce sends a second transaction: it becomes a pending transaction too, and
 * `activity/nonce-ignored` is thrown. `replacementQueryOptions` then returns `null` for transactions of that wallet.
 *
 * @throws ReplacementError `activity/not-replaceable`
 * @throws ReplacementError `activity/nonce-ignored`
 * @throws ReplacementError `activity/replacement-failed`
 *
 * @example
 * const [transaction] = client.store.get(pendingTransactionsAtom)
 * if (transaction) await replaceTransaction(client, { transaction, kind: 'speedUp' })
 */
async function replaceTransaction(client, parameters) {
  const { sendReplacement } = await import('./replacement.CxIcBelm.js')
  return sendReplacement(client, parameters)
}
/**
 * Options for a query of the past transactions of an account on a network, in pages. Fresh for 30 seconds.
 *
 * @throws AccountAddressMissingError `activity/no-account`
 * @throws ChainNotIndexedError `activity/not-indexed`
 * @throws TransactionsUnavailableError `activity/unavailable`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(transactionsInfiniteQueryOptions(client, { address, network }))
 */
function transactionsInfiniteQueryOptions(client, { address, network, onramp }) {
  return {
    queryKey: ['latchkit', client.uid, 'transactions', network.caipNetworkId, address ?? '', onramp ?? ''],
    async queryFn({ pageParam, signal }) {
      const { fetchTransactions } = await import('./api.BW6x1Xtb.js')
      return fetchTransactions(client, {
        address,
        network,
        onramp,
        cursor: pageParam,
        signal,
      })
    },
    initialPageParam: void 0,
    getNextPageParam: ({ next }, _pages, _param, params) =>
      next === null || params.includes(next) ? void 0 : next,
    select: mergePages$1,
    enabled: client.config.gateway !== void 0,
    staleTime: 3e4,
    retry: false,
  }
}
/**
 * Merges pages into one list; a transaction that moved to another page meanwhile is listed once. One function for all
 * calls: TanStack Query calls `select` again when it changes.
 */
function mergePages$1({ pages, pageParams }) {
  const byId = /* @__PURE__ */ new Map()
  for (const { transactions } of pages)
    for (const transaction of transactions)
      if (!byId.has(transaction.id)) byId.set(transaction.id, transaction)
  const next = pages.at(-1)?.next ?? void 0
  return {
    transactions: [...byId.values()],
    next: pageParams.includes(next) ? void 0 : next,
  }
}
/**
 * Answers `wallet_getAssets` of the embedded wallet from the gateway: the assets of an account on the networks of the
 * client that the gateway serves. With an explicit list of assets, the other filters are ignored. Types are read in either
 * case.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 *
 * @throws ProviderRpcError -32602; UnauthorizedError for another account; the errors of a call of the gateway
 *
 * @example
 * await listWalletAssets(client, [{ account, chainFilter: ['0x2105'] }], [{ address: account }])
 */
async function listWalletAssets(client, params, accounts) {
  const { account, assetFilter, assetTypeFilter, chainFilter } = readRequest(params)
  const own = accounts.find(({ address }) => address.toLowerCase() === account.toLowerCase())
  if (!own) throw new UnauthorizedError()
  const chains = (assetFilter ? Object.keys(assetFilter) : chainFilter)?.map(Number)
  const networks = client.store
    .get(networksAtom)
    .filter(({ chainNamespace, id }) => chainNamespace === 'eip155' && (chains?.includes(Number(id)) ?? true))
  const { fetchTokenRows } = await import('./api.Dh_c1644.js')
  const listed = await Promise.all(
    networks.map(async network => {
      if (!(await isServed(client, network.caipNetworkId))) return []
      const rows = await fetchTokenRows(client, {
        address: own.address,
        network,
        currency: 'usd',
      })
      const wanted = Object.entries(assetFilter ?? {}).find(([id]) => Number(id) === Number(network.id))?.[1]
      const assets = rows
        .flatMap(row => toAsset(row, network))
        .filter(asset =>
          wanted
            ? wanted.some(one => isWanted(asset, one))
            : isOfType(asset, assetFilter ? void 0 : assetTypeFilter),
        )
      return [[`0x${Number(network.id).toString(16)}`, assets]]
    }),
  )
  return Object.fromEntries(listed.flat())
}
function readRequest(params) {
  const [request] = Array.isArray(params) ? params : []
  const { account, assetFilter, assetTypeFilter, chainFilter } = request ?? {}
  const isList = value => value === void 0 || (Array.isArray(value) && value.every(isText))
  const isFilter =
    assetFilter === void 0 ||
    (typeof assetFilter === 'object' &&
      assetFilter !== null &&
      Object.values(assetFilter).every(
        list => Array.isArray(list) && list.every(one => isText(one?.address) && isText(one?.type)),
      ))
  if (typeof account !== 'string' || !isFilter || !isList(assetTypeFilter) || !isList(chainFilter))
    throw new ProviderRpcError('The request for assets is invalid', {
      rpcCode: -32602,
      metaMessages: ['Pass `[{ account, … }]`, as ERC-7811 has it.'],
    })
  return {
    account,
    assetFilter,
    assetTypeFilter,
    chainFilter,
  }
}
var isText = value => typeof value === 'string'
var isSame = (one, other) => one.toLowerCase() === other.toLowerCase()
var isWanted = (asset, { address, type }) => isSame(asset.address, address) && isSame(asset.type, type)
var isOfType = ({ type }, types) => types?.some(one => isSame(one, type)) ?? true
function toAsset(row, { caipNetworkId }) {
  const { name, symbol, price, iconUrl, quantity } = row
  const decimals = Number(quantity.decimals)
  const address = row.address?.replace(`${caipNetworkId}:`, '')
  if (!/^\d{1,2}$/.test(quantity.decimals) || decimals > 36 || (address && !/^0x[\da-f]{40}$/i.test(address)))
    return []
  try {
    const balance = parseUnits(quantity.numeric, decimals)
    const figures = {
      ...(price !== void 0 && { price }),
      ...(iconUrl && { iconUrl }),
    }
    return [
      {
        address: address ?? 'native',
        balance: `0x${balance.toString(16)}`,
        type: address ? 'ERC20' : 'NATIVE',
        metadata: {
          name,
          symbol,
          decimals,
          ...figures,
        },
      },
    ]
  } catch {
    return []
  }
}
/**
 * Loads the code that reads tokens, NFTs, activity and names from the gateway, without a request: for a view that is about
 * to be shown. Does nothing for a client without a gateway. Rejects if the code cannot be loaded; the next use retries.
 *
 * @example
 * button.addEventListener('pointerenter', () => void preloadTokenBalances(client).catch(() => {}))
 */
async function preloadTokenBalances(client) {
  if (!client.config.gateway) return
  const [balances, supportedChains] = await Promise.all([
    import('./api.Dh_c1644.js'),
    import('./fetchSupportedChains.B_wXtMiy.js'),
  ])
  balances.getSchemas(client)
  supportedChains.getSchema(client)
}
/** A signal that is aborted when the client is destroyed. */
var getEnd = /*#__PURE__*/ createOwned('activity.end', () => {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    destroy: () => controller.abort(),
  }
})
/**
 * Keeps a transaction that the app has sent as pending, waits for the chain, and refetches what has changed: the tokens,
 * named by their CAIP-10 ids, and the activity. Resolves to undefined if the outcome is not known. Never rejects.
 */
async function followSent(client, { hash, network, address, tokens }) {
  const { signal } = getEnd(client)
  const { caipNetworkId: chain } = network
  const end = outcome =>
    endPendingTransaction(
      client,
      {
        hash,
        chain,
      },
      outcome,
    ) !== void 0
  const release = claimPendingTransaction(client, hash)
  addPendingTransaction(client, {
    hash,
    chain,
    address,
    sentAt: Date.now(),
  })
  try {
    const outcome = await getAdapter(client, network.chainNamespace).waitForTransaction?.({
      hash,
      network,
      signal,
      getReplacements: () =>
        getReplacements(client, {
          hash,
          chain,
        }),
    })
    if (!outcome) return void 0
    const isNew = end(outcome)
    refreshAccount(client, {
      network,
      address,
      tokens,
    })
    return {
      ...outcome,
      isNew,
    }
  } catch (error) {
    if (isExpired(error))
      return {
        status: 'expired',
        hash,
        isNew: end({
          status: 'failed',
          hash,
        }),
      }
    if (!signal.aborted)
      client.logger.warn('It is not known how a transaction ended', {
        error,
        hash,
      })
    return
  } finally {
    release()
  }
}
/**
 * Options for a query of the names of an account: its chosen name, then its registered names. Fresh for 5 minutes.
 *
 * @throws NameLookupError `names/lookup-failed`
 *
 * @example
 * const { data: names } = useQuery(accountNamesQueryOptions(client, { address }))
 */
function accountNamesQueryOptions(client, { address }) {
  return {
    queryKey: ['latchkit', client.uid, 'accountNames', address],
    async queryFn({ signal }) {
      try {
        const { fetchAccountNames } = await import('./registrationApi.GGeYQEWK.js')
        return await fetchAccountNames(client, {
          address,
          signal,
        })
      } catch (cause) {
        throw new NameLookupError({ cause })
      }
    },
    staleTime: 3e5,
    retry: false,
  }
}
var labels = /*#__PURE__*/ createOwned('names.labels', () => /* @__PURE__ */ new Map())
/**
 * Returns the label of an address; undefined if there is none.
 *
 * @example
 * getAddressLabel(client, address) // 'Treasury'
 */
function getAddressLabel(client, address) {
  return labels(client).get(toKey(address))
}
/** Letters of an eip155 address may have either case; the case of base58 is significant. */
function toKey(address) {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
/**
 * Options for a query of the name and the image of an account. Without a gateway, and on networks without names, no request
 * is sent and both are undefined, except a label of `setAddressLabel`. Fresh for 5 minutes.
 *
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws HttpStatusError `http/status`
 * @throws HttpNetworkError `http/network`
 *
 * @example
 * const { data: identity } = useQuery(identityQueryOptions(client, { address, network }))
 */
function identityQueryOptions(client, { address, network }) {
  return {
    queryKey: ['latchkit', client.uid, 'identity', network.caipNetworkId, address],
    async queryFn({ signal }) {
      const label = getAddressLabel(client, address)
      const none = {
        name: label,
        avatar: void 0,
      }
      if (!client.config.gateway || !getNetworkServices(network).names) return none
      const { fetchIdentity } = await import('./api.Cr4c0nAy.js')
      try {
        const identity = await fetchIdentity(client, {
          address,
          chainId: network.caipNetworkId,
          signal,
        })
        return label
          ? {
              ...identity,
              name: label,
            }
          : identity
      } catch (error) {
        if (!label || signal?.aborted) throw error
        return none
      }
    },
    staleTime: 3e5,
    retry: false,
  }
}
/**
 * Options for a query of the profile of a name at the gateway. Fresh for 5 minutes.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws HttpStatusError `http/status`
 * @throws HttpNetworkError `http/network`
 *
 * @example
 * const { data: profile } = useQuery(profileQueryOptions(client, { name: 'vitalik.eth' }))
 */
function profileQueryOptions(client, { name }) {
  return {
    queryKey: ['latchkit', client.uid, 'profile', name],
    async queryFn({ signal }) {
      const { fetchProfile } = await import('./api.Cr4c0nAy.js')
      return fetchProfile(client, {
        name,
        signal,
      })
    },
    staleTime: 3e5,
    retry: false,
  }
}
/** Least characters of a name. */
var shortest = 4
/** Most characters of a part of a name (RFC 1035). */
var longest = 63
/**
 * Returns why a name cannot be registered: it has letters of the Latin alphabet, digits and hyphens, and 4 to 63 of them.
 * Undefined where it can be.
 *
 * @example
 * validateName('alice') // undefined
 */
function validateName(name) {
  if (!/^[a-z0-9-]*$/i.test(name) || name.startsWith('--', 2)) return 'characters'
  if (name.length < shortest) return 'short'
  return name.length > longest ? 'long' : void 0
}
/** The coin type of Ethereum, and that of every EVM chain (ENSIP-19). */
var ethereum = 60
var everyChain = 2 ** 31
/**
 * Looks up the address that a name has on an eip155 network: that of the chain (ENSIP-11), else that of every EVM chain
 * (ENSIP-19), else that of Ethereum. Fresh for 5 minutes.
 *
 * @throws NameUnresolvedError `names/unresolved`
 *
 * @see https://docs.ens.domains/ensip/11
 * @example
 * const { address } = await resolveName(client, { name: 'vitalik.eth', network })
 */
async function resolveName(client, { name, network, isFresh = false, signal }) {
  const options = profileQueryOptions(client, { name })
  let profile
  try {
    profile = await (await getQueryClient(client)).fetchQuery({
      ...options,
      ...(isFresh && { staleTime: 0 }),
    })
  } catch (cause) {
    throw new NameUnresolvedError({
      wanted: name,
      cause,
    })
  }
  signal?.throwIfAborted()
  const chainId = Number(network.id)
  const own = chainId === 1 ? ethereum : (everyChain | chainId) >>> 0
  const coinType = [own, everyChain, ethereum].find(type => isAddress('eip155', profile?.addresses[type]))
  const address = coinType === void 0 ? void 0 : profile?.addresses[coinType]
  if (!profile || !address) throw new NameUnresolvedError({ wanted: name })
  return {
    name: profile.name,
    address,
    isEthereumAddress: coinType === ethereum && own !== ethereum,
    avatar: profile.avatar,
  }
}
/**
 * Options for a query of the NFTs of an account on a network, in pages. Leaves out NFTs that the gateway classifies as
 * spam. Fresh for 30 seconds.
 *
 * @throws NftsNotServedError `nfts/not-served`
 * @throws NftsUnavailableError `nfts/unavailable`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(nftsInfiniteQueryOptions(client, { address, network }))
 */
function nftsInfiniteQueryOptions(client, { address, network }) {
  return {
    queryKey: ['latchkit', client.uid, 'nfts', network.caipNetworkId, address],
    async queryFn({ pageParam, signal }) {
      const { fetchNfts } = await import('./api.Dbl-zR47.js')
      return fetchNfts(client, {
        address,
        network,
        cursor: pageParam,
        signal,
      })
    },
    initialPageParam: void 0,
    getNextPageParam: ({ next }, _pages, _param, params) =>
      next === null || params.includes(next) ? void 0 : next,
    select: mergePages,
    enabled: client.config.gateway !== void 0,
    staleTime: 3e4,
    retry: false,
  }
}
/** One function for all calls: TanStack Query calls `select` again when it changes. */
var mergePages = ({ pages }) => [
  ...new Map(pages.flatMap(({ nfts }) => nfts).map(nft => [nft.id, nft])).values(),
]

export {
  accountNamesQueryOptions as t,
  addPendingTransaction as n,
  addReplacement as r,
  balanceQueryOptions as i,
  cleanText as M,
  followPendingTransactions as a,
  followSent as o,
  getEnd as s,
  groupByMonth as c,
  InvalidNameError as w,
  identityQueryOptions as l,
  listWalletAssets as u,
  NamePendingError as T,
  NameRegistrationError as E,
  NameSuggestionsError as D,
  NamesNetworkError as k,
  NamesNotConfiguredError as A,
  NameTakenError as O,
  NoSignerError as j,
  nftsInfiniteQueryOptions as d,
  pendingTransactionsAtom as f,
  preloadTokenBalances as p,
  refreshAccount as m,
  refreshTokenBalances as h,
  replacedTransactionsAtom as _,
  replacementQueryOptions as v,
  replaceTransaction as g,
  resolveName as y,
  restorePendingTransactions as b,
  tokenBalancesQueryOptions as x,
  transactionsInfiniteQueryOptions as S,
  validateName as C,
}
