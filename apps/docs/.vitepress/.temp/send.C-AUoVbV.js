import { useContext, useEffect, useMemo, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { o as followSent, y as resolveName, x as tokenBalancesQueryOptions } from './account.DZPedvV0.js'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import { n as toChecksumAddress } from './checksumAddress.CShdxUMK.js'
import {
  t as accountAtom,
  r as accountsAtom,
  i as activeNamespaceAtom,
  U as atom,
  m as createOwned,
  b as getStore,
  x as importWithRetry,
  T as networkStatesAtom,
  E as networksAtom,
  B as track,
} from './client.ChoDqs0c.js'
import {
  n as Button,
  o as EntryContext,
  c as Hero,
  O as modalMessages,
  h as Row,
  g as RowList,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  A as localeAtom,
  o as resolveOpeningView,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as parseAmount, n as toAmountText } from './parseAmount.kM12DoJj.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { t as sendTestIds } from './sendTestIds.CKZg-Ze2.js'
import {
  i as Avatar,
  connectFirst,
  FailureIcon,
  Field,
  formatFiat,
  formatToken,
  getFilledEntries,
  leaveUnavailable,
  NetworkLogo,
  Note,
  SearchField,
  TokenLogo,
  useBackOr,
  n as useFeatures,
  useToast,
  useTransactionFlow,
  VirtualList,
} from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import {
  qt as CapabilityNotSupportedError,
  M as formatAmount,
  N as formatUnits,
  F as getAdapter,
  I as getCurrency,
  H as getNetworkServices,
  Ot as isAddress,
  Nt as NetworkNotFoundError,
  S as truncateAddress,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/send/errors.js
/** The form lacks something that the transfer needs (`send/incomplete`). */
var SendIncompleteError = class extends BaseError {
  name = 'SendIncompleteError'
  constructor({ missing }) {
    super('Please enter a valid amount and receiver address', {
      code: 'send/incomplete',
      metaMessages: [`It lacks ${missing}.`],
    })
  }
}
var reasons = {
  invalid: 'It is neither an address of this network nor a name.',
  checksum: 'Its capital letters contradict EIP-55, so that at least one character is wrong.',
  zero: 'The zero address has no key.',
  token: 'It is the contract or the mint of the token, which would keep what it receives.',
}
/** Nothing is sent to that receiver (`send/invalid-receiver`). */
var InvalidReceiverError = class extends BaseError {
  name = 'InvalidReceiverError'
  problem
  constructor({ problem }) {
    super('The receiver cannot be used', {
      code: 'send/invalid-receiver',
      metaMessages: [reasons[problem], 'Copy the address again from where it comes.'],
    })
    this.problem = problem
  }
}
/** The account has less of the token than is sent (`send/insufficient-balance`). */
var InsufficientBalanceError = class extends BaseError {
  name = 'InsufficientBalanceError'
  constructor({ symbol }) {
    super('Insufficient balance', {
      code: 'send/insufficient-balance',
      metaMessages: [`The account has less ${symbol} on the chain than is to be sent.`],
    })
  }
}
/** The account cannot pay the fee (`send/insufficient-gas`). */
var InsufficientGasError = class extends BaseError {
  name = 'InsufficientGasError'
  constructor({ symbol }) {
    super('The network fee cannot be paid', {
      code: 'send/insufficient-gas',
      metaMessages: [
        `The account has less ${symbol} than the fee, after what is sent.`,
        'Send less of it, or add some.',
      ],
    })
  }
}
/** The receiver has no account yet, and a new account needs more (`send/amount-too-low`). */
var AmountTooLowError = class extends BaseError {
  name = 'AmountTooLowError'
  /** In the smallest unit of the network's own currency. */
  minimum
  constructor({ minimum }) {
    super('The amount is too low for a new account', {
      code: 'send/amount-too-low',
      metaMessages: [`The receiver has no account yet. Send at least ${minimum} of the smallest unit.`],
    })
    this.minimum = minimum
  }
}
/** The account would keep less than an account must have (`send/below-reserve`). */
var BelowReserveError = class extends BaseError {
  name = 'BelowReserveError'
  /** In the smallest unit of the network's own currency. */
  reserve
  constructor({ reserve }) {
    super('The account would keep too little', {
      code: 'send/below-reserve',
      metaMessages: [`Send less, so that it keeps ${reserve} of the smallest unit, or all of it.`],
    })
    this.reserve = reserve
  }
}
/** The gateway or the wallet names other decimals than the chain (`send/decimals-mismatch`). */
var DecimalsMismatchError = class extends BaseError {
  name = 'DecimalsMismatchError'
  constructor({ symbol, listed, read }) {
    super('The decimals of the token are not certain', {
      code: 'send/decimals-mismatch',
      metaMessages: [
        `${symbol} has ${read} decimals on the chain, and ${listed} in the list of tokens.`,
        'The amount would differ from the amount shown. Nothing was sent.',
      ],
    })
  }
}
/** The name belongs to another address by now (`send/receiver-changed`). */
var ReceiverChangedError = class extends BaseError {
  name = 'ReceiverChangedError'
  constructor({ name }) {
    super('The receiver has changed', {
      code: 'send/receiver-changed',
      metaMessages: [
        `${name} led to another address a moment ago. Nothing was sent.`,
        'Check the new address.',
      ],
    })
  }
}
/** Another account or network is active than the preview shows (`send/sender-changed`). */
var SenderChangedError = class extends BaseError {
  name = 'SenderChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'send/sender-changed',
      metaMessages: ['It differs from the preview. Nothing was sent.', 'Call `prepareSend` again.'],
    })
  }
}
/** The wallet has not answered an earlier transfer (`send/pending`). */
var SendPendingError = class extends BaseError {
  name = 'SendPendingError'
  constructor() {
    super('Another transfer waits in the wallet', {
      code: 'send/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is sent twice.'],
    })
  }
}
/** The wallet refused the transfer, or it failed before it had a hash (`send/failed`). */
var SendFailedError = class extends BaseError {
  name = 'SendFailedError'
  constructor({ cause }) {
    super('Failed to send transaction. Please try again.', {
      code: 'send/failed',
      cause,
      metaMessages: ['See `cause` for the error of the wallet. The form keeps its values.'],
    })
  }
}
// ../../packages/core/dist/features/send.js
/** Other accounts of a wallet, then past receivers, each once and without the sender. */
function listReceivers({ namespace, from, accounts, past }) {
  const normalize = address => (namespace === 'eip155' ? address.toLowerCase() : address)
  const seen = /* @__PURE__ */ new Set([normalize(from)])
  return [
    ...accounts.map(({ address }) => ({
      address,
      kind: 'account',
    })),
    ...past.map(address => ({
      address,
      kind: 'past',
    })),
  ].filter(({ address }) => !seen.has(normalize(address)) && seen.add(normalize(address)))
}
/** The form before anything is written. */
var emptySend = {
  token: void 0,
  sendTokenAmount: '',
  receiverAddress: '',
  namespace: void 0,
  caipNetworkId: void 0,
  preview: void 0,
  loading: false,
}
/** The form of a transfer. Only the actions of `@latchkit/core/send` write it. */
var sendAtom = /*#__PURE__*/ atom(emptySend)
/** Receivers of transfers that were sent from this browser, latest first. Empty until `restoreReceivers`. */
var pastReceiversAtom = /*#__PURE__*/ atom({})
/** Receivers that the user knows, for the account that sends: see `getReceivers`. */
var receiversAtom = /*#__PURE__*/ atom(get => {
  const namespace = get(sendAtom).namespace ?? get(activeNamespaceAtom)
  const { address: from, allAccounts: accounts } = (namespace && get(accountsAtom)[namespace]) ?? {}
  const past = (namespace && get(pastReceiversAtom)[namespace]) ?? []
  return namespace && from && accounts
    ? listReceivers({
        namespace,
        from,
        accounts,
        past,
      })
    : []
})
/**
 * Reads a receiver as the user enters it. Adds a missing `0x` to an eip155 address, and the capitals of EIP-55.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 * @example
 * checkReceiver('vitalik.eth', { namespace: 'eip155', names: true }) // { kind: 'name', name: 'vitalik.eth' }
 */
function checkReceiver(text, { namespace, token, names }) {
  const written = text.replace(/[\p{Cf}\s]/gu, '')
  if (written === '') return { kind: 'empty' }
  if (!isAddress(namespace, written)) {
    const name = text.replace(/^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu, '')
    return names && /^[^.:/@\s]+(\.[^.:/@\s]+)+$/u.test(name)
      ? {
          kind: 'name',
          name,
        }
      : {
          kind: 'refused',
          problem: 'invalid',
        }
  }
  if (namespace !== 'eip155') {
    if (/^1+$/.test(written))
      return {
        kind: 'refused',
        problem: 'zero',
      }
    return written === token
      ? {
          kind: 'refused',
          problem: 'token',
        }
      : {
          kind: 'address',
          address: written,
        }
  }
  const digits = written.replace(/^0x/, '')
  const address = toChecksumAddress(digits)
  if (/[a-f]/.test(digits) && /[A-F]/.test(digits) && `0x${digits}` !== address)
    return {
      kind: 'refused',
      problem: 'checksum',
    }
  if (/^0+$/.test(digits))
    return {
      kind: 'refused',
      problem: 'zero',
    }
  if (address.toLowerCase() === token?.toLowerCase())
    return {
      kind: 'refused',
      problem: 'token',
    }
  return {
    kind: 'address',
    address,
  }
}
/**
 * Returns the known address that an address could be mistaken for: both show the same first and last characters, and differ
 * between them. Undefined if there is none, or if the address itself is known.
 *
 * @example
 * findLookalike('0xAbCd…wxyz', past) // '0xAbCd…wxyz', which is another one
 */
function findLookalike(address, known) {
  const isHex = address.startsWith('0x')
  const normalize = text => (isHex ? text.toLowerCase() : text)
  const own = normalize(address)
  const ends = text => text.slice(0, isHex ? 6 : 4) + text.slice(-4)
  const others = known.map(normalize)
  if (others.includes(own)) return void 0
  return known[others.findIndex(other => ends(other) === ends(own))]
}
/**
 * Returns the account and the network of the form: those that it names, else the active ones.
 *
 * @throws SendIncompleteError `send/incomplete`, while not connected there
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
function getSender(client) {
  const { store } = client
  const form = store.get(sendAtom)
  const namespace = form.namespace ?? store.get(activeNamespaceAtom)
  const account = namespace && store.get(accountsAtom)[namespace]
  if (!namespace || !account?.address) throw new SendIncompleteError({ missing: 'a connected account' })
  const shown = store.get(networkStatesAtom)[namespace]
  const network = form.caipNetworkId
    ? store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === form.caipNetworkId)
    : shown?.isSupported && shown.network
  if (!network || network.chainNamespace !== namespace)
    throw new SendIncompleteError({ missing: 'a network of the app' })
  const adapter = getAdapter(client, namespace)
  const { estimateTransfer, sendTransfer } = adapter
  for (const [capability, method] of Object.entries({
    estimateTransfer,
    sendTransfer,
  }))
    if (!method)
      throw new CapabilityNotSupportedError({
        capability,
        namespace,
      })
  const { address, allAccounts } = account
  return {
    address,
    accountType: allAccounts.find(one => one.address === address)?.type ?? 'eoa',
    network,
    adapter,
  }
}
/** Receivers that are remembered in each namespace. */
var maxCount$1 = 50
var toKey = (client, namespace) => `${client.config.storageKey}.receivers.${namespace}`
/** The receivers of transfers that were sent from this browser, latest first. Invalid values in storage are ignored. */
function readPastReceivers(client, namespace) {
  try {
    const list = JSON.parse(client.storage.get(toKey(client, namespace)) ?? '[]')
    return Array.isArray(list) ? list.filter(one => isAddress(namespace, one)).slice(0, maxCount$1) : []
  } catch {
    return []
  }
}
/**
 * Reads the receivers of earlier transfers from storage, for `receiversAtom`.
 *
 * @example
 * restoreReceivers(client, 'eip155')
 */
function restoreReceivers(client, namespace) {
  show(client, namespace, readPastReceivers(client, namespace))
}
/** Remembers a receiver, so that an address that looks like it is noticed. */
function rememberReceiver(client, namespace, address) {
  const receivers = [address, ...readPastReceivers(client, namespace).filter(one => one !== address)].slice(
    0,
    maxCount$1,
  )
  client.storage.set(toKey(client, namespace), JSON.stringify(receivers))
  show(client, namespace, receivers)
}
function show(client, namespace, receivers) {
  getStore(client).set(pastReceiversAtom, known => ({
    ...known,
    [namespace]: receivers,
  }))
}
/**
 * Returns the receivers that the user knows: the other accounts of the connected wallet, then the receivers of transfers
 * that were sent from this browser, latest first. Addresses of incoming transfers are left out: anyone can send a transfer
 * from an address that looks like a known one.
 *
 * @example
 * getReceivers(client, { namespace: 'eip155', from: address }) // [{ address: '0xd8dA…', kind: 'past' }]
 */
function getReceivers(client, { namespace, from }) {
  return listReceivers({
    namespace,
    from,
    accounts: client.store.get(accountsAtom)[namespace]?.allAccounts ?? [],
    past: readPastReceivers(client, namespace),
  })
}
/**
 * Returns the amount of a token as wallets show it: that of the chain, times the multiplier of the token. Computed with a
 * 64-bit float and rounded down, as Token-2022 does. Both amounts are in the smallest unit.
 *
 * @see https://solana.com/docs/tokens/extensions/scaled-ui-amount
 * @example
 * toShownAmount(preview.amount, preview.multiplier) // 1500000n for 1000000n and 1.5
 */
function toShownAmount(amount, multiplier) {
  if (multiplier === void 0 || multiplier === 1) return amount
  return BigInt(Math.floor(Number(amount) * multiplier))
}
/** Returns the lowest amount of the chain that is shown as at least this amount. */
function fromShownAmount(shown, multiplier) {
  if (multiplier === void 0 || multiplier === 1) return shown
  const near = BigInt(Math.round(Number(shown) / multiplier))
  return toShownAmount(near, multiplier) < shown ? near + 1n : near
}
/** The address of a CAIP-10 id, or of an address alone; undefined for the network's own currency. */
var toTokenAddress = address => address?.split(':').at(-1)
/**
 * Builds a preview from the form, and writes it to `sendAtom`: resolves the name, reads the decimals, the balances and the
 * fee from the chain, and checks that the account has enough of both. Does not prompt the user. Smart accounts, whose fee a
 * paymaster may pay, need no currency for it.
 *
 * @throws SendIncompleteError `send/incomplete`
 * @throws InvalidReceiverError `send/invalid-receiver`
 * @throws DecimalsMismatchError `send/decimals-mismatch`
 * @throws InsufficientBalanceError `send/insufficient-balance`
 * @throws InsufficientGasError `send/insufficient-gas`
 * @throws AmountTooLowError `send/amount-too-low`
 * @throws BelowReserveError `send/below-reserve`
 * @throws NameUnresolvedError `names/unresolved`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * const { fee, receiverAddress } = await prepareSend(client)
 */
async function prepareSend(client, { signal } = {}) {
  const store = getStore(client)
  const form = store.get(sendAtom)
  const { token, sendTokenAmount, receiverAddress } = form
  const sender = getSender(client)
  const { network, address: from } = sender
  if (!token || token.chainId !== network.caipNetworkId) throw new SendIncompleteError({ missing: 'a token' })
  const listed = Number(token.quantity.decimals)
  const { value: shown } = parseAmount(sendTokenAmount, listed)
  if (!shown) throw new SendIncompleteError({ missing: 'a valid amount' })
  const tokenAddress = toTokenAddress(token.address)
  const receiver = await readReceiver(client, {
    sender,
    text: receiverAddress,
    token: tokenAddress,
    signal,
  })
  const read = value =>
    sender.adapter.estimateTransfer({
      to: receiver.receiverAddress,
      value,
      token: tokenAddress,
      nft: token.nft,
      from,
      network,
      signal,
    })
  const first = await read(shown)
  const amount = fromShownAmount(shown, first.multiplier)
  const estimate = amount === shown ? first : await read(amount)
  const { symbol } = token
  if (estimate.decimals !== listed)
    throw new DecimalsMismatchError({
      symbol,
      listed: token.quantity.decimals,
      read: estimate.decimals,
    })
  if (estimate.balance < amount) throw new InsufficientBalanceError({ symbol })
  const left = estimate.nativeBalance - (tokenAddress ? 0n : amount)
  if ((estimate.nativeBalance === 0n || left < estimate.fee) && sender.accountType !== 'smartAccount')
    throw new InsufficientGasError({ symbol: network.nativeCurrency.symbol })
  const { minimum = 0n, reserve = 0n } = estimate
  if (amount < minimum) throw new AmountTooLowError({ minimum })
  const kept = left - estimate.fee
  if (kept > 0n && kept < reserve) throw new BelowReserveError({ reserve })
  const preview = {
    ...receiver,
    token,
    amount,
    decimals: estimate.decimals,
    from,
    fee: estimate.fee,
    balance: estimate.balance,
    received: estimate.received ?? amount,
    priorityFee: estimate.priorityFee ?? 0n,
    multiplier: estimate.multiplier,
    notes: estimate.notes ?? [],
    network,
  }
  signal?.throwIfAborted()
  if (store.get(sendAtom) === form)
    store.set(sendAtom, {
      ...form,
      preview,
    })
  return preview
}
/** Reads the receiver of a form, and looks up the address of a name. Throws as {@link prepareSend}. */
async function readReceiver(client, { sender, text, token, signal }) {
  const { network, address: own } = sender
  const { chainNamespace: namespace } = network
  const names = client.config.gateway !== void 0 && getNetworkServices(network).names
  const check = receiver =>
    checkReceiver(receiver, {
      namespace,
      token,
      names,
    })
  const checked = check(text)
  if (checked.kind === 'empty') throw new SendIncompleteError({ missing: 'a receiver' })
  if (checked.kind === 'refused') throw new InvalidReceiverError(checked)
  const resolved =
    checked.kind === 'name'
      ? await resolveName(client, {
          name: checked.name,
          network,
          signal,
        })
      : void 0
  const target = resolved ? check(resolved.address) : checked
  if (target.kind !== 'address')
    throw new InvalidReceiverError({ problem: target.kind === 'refused' ? target.problem : 'invalid' })
  const { address } = target
  const known = [
    own,
    ...getReceivers(client, {
      namespace,
      from: own,
    }).map(one => one.address),
  ]
  return {
    receiverAddress: address,
    ...(resolved && {
      receiverProfileName: resolved.name,
      receiverProfileImageUrl: resolved.avatar,
    }),
    isEthereumAddress: resolved?.isEthereumAddress ?? false,
    lookalike: findLookalike(address, known),
  }
}
/** The transfer that waits for the wallet. */
var getSending = /*#__PURE__*/ createOwned('send.sending', () => ({ pending: void 0 }))
/**
 * Sends the transaction that `prepareSend` prepared, and resolves when the wallet has broadcast it; the form is then empty.
 * Resolves a name again first. A second call for the same preview returns the promise of the first. If the wallet refuses
 * or fails, the form keeps its values.
 *
 * @throws SendIncompleteError `send/incomplete`, if nothing is prepared
 * @throws SendPendingError `send/pending`
 * @throws SenderChangedError `send/sender-changed`
 * @throws ReceiverChangedError `send/receiver-changed`
 * @throws NameUnresolvedError `names/unresolved`
 * @throws SendFailedError `send/failed`
 *
 * @example
 * const { hash, outcome } = await confirmSend(client)
 * if ((await outcome)?.status === 'confirmed') console.info('Sent', hash)
 */
function confirmSend(client, { onAsk } = {}) {
  const sending = getSending(client)
  const { preview } = client.store.get(sendAtom)
  if (sending.pending)
    return sending.pending.preview === preview ? sending.pending.sent : Promise.reject(new SendPendingError())
  if (!preview) return Promise.reject(new SendIncompleteError({ missing: 'a preview' }))
  const sent = send(client, preview, onAsk).finally(() => {
    sending.pending = void 0
    getStore(client).set(sendAtom, state => ({
      ...state,
      loading: false,
    }))
  })
  sending.pending = {
    preview,
    sent,
  }
  getStore(client).set(sendAtom, state => ({
    ...state,
    loading: true,
  }))
  return sent
}
async function send(client, preview, onAsk) {
  const { token, amount, from, receiverAddress: to, receiverProfileName: name, network } = preview
  const { received, priorityFee } = preview
  checkSender()
  if (name !== void 0) {
    const { address } = await resolveName(client, {
      name,
      network,
      isFresh: true,
    })
    if (address.toLowerCase() !== to.toLowerCase()) throw new ReceiverChangedError({ name })
    checkSender()
  }
  const { adapter, accountType } = getSender(client)
  const properties = {
    network: network.caipNetworkId,
    token: token.symbol,
    accountType,
  }
  track(client, {
    event: 'SEND_INITIATED',
    properties,
  })
  const { caipNetworkId, chainNamespace: namespace } = network
  const tokenAddress = toTokenAddress(token.address)
  let hash
  try {
    await onAsk?.()
    hash = await adapter.sendTransfer({
      to,
      value: amount,
      token: tokenAddress,
      nft: token.nft,
      from,
      caipNetworkId,
      estimated: {
        received,
        priorityFee,
      },
    })
  } catch (cause) {
    track(client, {
      event: 'SEND_ERROR',
      properties,
    })
    throw new SendFailedError({ cause })
  }
  track(client, {
    event: 'SEND_SUCCESS',
    properties,
  })
  rememberReceiver(client, namespace, to)
  getStore(client).set(sendAtom, state =>
    state.preview === preview
      ? {
          ...emptySend,
          loading: state.loading,
        }
      : state,
  )
  const outcome = followSent(client, {
    hash,
    network,
    address: from,
    tokens: token.nft ? [] : [token.address],
  })
  return {
    hash,
    preview,
    outcome,
  }
  function checkSender() {
    const sender = getSender(client)
    if (!(sender.address === from && sender.network.caipNetworkId === network.caipNetworkId))
      throw new SenderChangedError()
  }
}
/**
 * Reads from the chain the amount of the form's token that can be sent: the balance, for the network's own currency minus
 * the fee. Uses the receiver of the form, since the fee depends on it; looks up a name.
 *
 * @throws SendIncompleteError `send/incomplete`, without a token
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * const { value, decimals } = await getMaxAmount(client)
 * updateSend(client, { sendTokenAmount: toAmountText({ value, decimals, locale: 'de' }) })
 */
async function getMaxAmount(client, { signal } = {}) {
  const { token, receiverAddress } = client.store.get(sendAtom)
  if (!token) throw new SendIncompleteError({ missing: 'a token' })
  const sender = getSender(client)
  const { address: from, network, adapter, accountType } = sender
  const address = toTokenAddress(token.address)
  const to = await readReceiver(client, {
    sender,
    text: receiverAddress,
    token: address,
    signal,
  }).then(
    receiver => receiver.receiverAddress,
    () => from,
  )
  signal?.throwIfAborted()
  const { balance, decimals, fee, multiplier } = await adapter.estimateTransfer({
    to,
    value: 1n,
    token: address,
    nft: token.nft,
    from,
    network,
    signal,
  })
  const reserved = address || accountType === 'smartAccount' ? 0n : fee
  return {
    value: toShownAmount(balance > reserved ? balance - reserved : 0n, multiplier),
    decimals,
  }
}
var standards = ['erc721', 'erc1155', 'metaplex']
/**
 * Returns an NFT as the token of a transfer, whose amount is a number of items: 1 for ERC-721 and Solana. Undefined for an
 * NFT of another standard, which cannot be sent.
 *
 * @example
 * updateSend(client, { token: toNftToken(nft), sendTokenAmount: '1', receiverAddress: 'vitalik.eth' })
 */
function toNftToken(nft) {
  const { name, chainId, address, tokenId, balance, imageUrl } = nft
  const standard = standards.find(known => known === nft.standard.toLowerCase())
  if (!standard || (standard !== 'metaplex' && !/^\d{1,78}$/.test(tokenId))) return void 0
  return {
    name,
    symbol: name,
    chainId,
    address: `${chainId}:${address}`,
    iconUrl: imageUrl,
    quantity: {
      decimals: '0',
      numeric: balance,
    },
    amount: BigInt(balance),
    isLookalike: false,
    nft: {
      tokenId,
      standard,
    },
  }
}
/**
 * Changes fields of the form and drops the preview. A transfer that waits for the wallet is not changed.
 *
 * @example
 * updateSend(client, { token, sendTokenAmount: '1.5', receiverAddress: 'vitalik.eth' })
 */
function updateSend(client, changes) {
  getStore(client).set(sendAtom, state => ({
    ...state,
    ...changes,
    preview: void 0,
  }))
}
/**
 * Empties the form. A transfer that waits for the wallet continues.
 *
 * @example
 * resetSend(client)
 */
function resetSend(client) {
  getStore(client).set(sendAtom, ({ loading }) => ({
    ...emptySend,
    loading,
  }))
}
// ../../packages/react/dist/page/hooks/useSend.js
/**
 * The form of a transfer, shared with the views of the modal.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { update, prepare, confirm } = useSend()
 * update({ token, sendTokenAmount: '1.5', receiverAddress: 'vitalik.eth' })
 * await prepare()
 * const { hash } = await confirm()
 */
function useSend({ enabled = true, ...callbacks } = {}) {
  const { client } = useLatchkit()
  const { namespace, caipNetworkId, ...form } = useAtomValue(sendAtom)
  const { address, network } = useSender(namespace, caipNetworkId)
  const tokens = useClientQuery(
    enabled && address && network
      ? {
          ...tokenBalancesQueryOptions(client, {
            address,
            network,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  const { data: tokenBalances, error } = tokens
  const native = tokenBalances?.find(token => !token.address)
  const { preview } = form
  const sendingNamespace = network?.chainNamespace
  useEffect(() => {
    if (sendingNamespace) restoreReceivers(client, sendingNamespace)
  }, [client, sendingNamespace])
  const price = native?.price
  const prepare = useAction(() => prepareSend(client))
  const confirm = useAction(onAsk => confirmSend(client, { onAsk }), callbacks)
  const getMax = useAction(() => getMaxAmount(client))
  const actions = useMemo(
    () => ({
      update: changes => updateSend(client, changes),
      reset: () => resetSend(client),
    }),
    [client],
  )
  return {
    ...form,
    ...actions,
    receiverProfileName: preview?.receiverProfileName,
    receiverProfileImageUrl: preview?.receiverProfileImageUrl,
    gasPrice: preview?.fee,
    gasPriceInUSD:
      preview && price !== void 0
        ? Number(formatUnits(preview.fee, preview.network.nativeCurrency.decimals)) * price
        : void 0,
    networkBalanceInUSD: native?.value,
    tokenBalances,
    lastRetry: error && 'lastRetry' in error ? Number(error.lastRetry) : void 0,
    tokens,
    address,
    receivers: useAtomValue(receiversAtom),
    network,
    prepare,
    confirm,
    getMax,
  }
}
/** Account and network of the form. Default: the active ones. */
function useSender(namespace, caipNetworkId) {
  const active = useAtomValue(activeNamespaceAtom)
  const accounts = useAtomValue(accountsAtom)
  const states = useAtomValue(networkStatesAtom)
  const networks = useAtomValue(networksAtom)
  const own = namespace ?? active
  if (!own)
    return {
      address: void 0,
      network: void 0,
    }
  return {
    address: accounts[own]?.address,
    network: caipNetworkId
      ? networks.find(network => network.caipNetworkId === caipNetworkId)
      : states[own]?.network,
  }
}
// ../../packages/react/dist/areas/send.js
var sendMessages = {
  'send.title': 'Send',
  'send.selectToken': 'Select token',
  'send.amount': 'Amount',
  'send.max': 'Max',
  'send.balance': 'Balance: {amount}',
  'send.receiver': 'Receiver',
  'send.receiverOrName': 'Address or name',
  'send.receiverAddress': 'Address',
  'send.receivers': 'Known receivers',
  'send.ownAccount': 'Your account',
  'send.pastReceiver': 'Sent before',
  'send.preview': 'Preview send',
  'send.preparing': 'Checking…',
  'send.amountInvalid': 'Enter a number with at most one decimal separator',
  'send.amountPrecise': {
    zero: '{symbol} has no decimals',
    one: '{symbol} has only one decimal',
    other: '{symbol} has only {count} decimals',
  },
  'send.balanceShort': 'Insufficient balance',
  'send.addressInvalid': 'Not an address on {network}',
  'send.addressChecksum': 'At least one character of this address is wrong. Copy it again.',
  'send.addressZero': 'Assets sent to this address are lost',
  'send.addressToken': 'This is the contract of the token itself',
  'send.somethingWrong': 'Something went wrong',
  'send.pending': 'Approve or reject the last transfer in your wallet first',
  'send.unavailable': 'Token Balance Unavailable',
  'send.tokensSearch': 'Search tokens',
  'send.tokensNone': 'No tokens found',
  'send.imitation': 'May be an imitation',
  'send.review': 'Review send',
  'send.you': 'You send',
  'send.to': 'To',
  'send.receives': 'The receiver gets',
  'send.transferFee': 'The token keeps a fee of {amount} {symbol}',
  'send.network': 'Network',
  'send.fee': 'Network fee, at most',
  'send.priority': '{amount} {symbol} of it pays for priority',
  'send.lookalike': 'It looks like {address}, but is a different address. Compare every character.',
  'send.ethereumAddress': '{name} has no address for {network}. This is its Ethereum address.',
  'send.unwraps':
    'Your {symbol} is unwrapped: the receiver gets {currency}, and the rest becomes {currency} in your account.',
  'send.permanentDelegate': 'The issuer of {symbol} can take it from every account, at any time.',
  'send.confirm': 'Send',
  'send.started': 'Transaction started',
  'send.confirmed': 'Sent {amount} {symbol}',
  'send.reverted': '{amount} {symbol} could not be sent: the transaction failed on the network',
  'send.expired':
    '{amount} {symbol} could not be sent: the network did not accept it in time. Nothing was sent.',
  'send.unknown': 'It is not known yet whether {amount} {symbol} was sent. Check your activity first.',
  'send.replaced': 'The transaction of {amount} {symbol} was replaced in the wallet',
  'send.canceled': 'The transaction of {amount} {symbol} was canceled',
}
/** Returns the reason for a rejected receiver. */
function toReceiverText(problem, network) {
  return {
    field: 'receiver',
    key: {
      invalid: 'send.addressInvalid',
      checksum: 'send.addressChecksum',
      zero: 'send.addressZero',
      token: 'send.addressToken',
    }[problem],
    parameters: { network },
  }
}
var Send_default =
  '.send{flex-direction:column;gap:12px;display:flex}.send-facts{background:var(--lk-surface-2);border-radius:16px;flex-direction:column;gap:12px;margin:0;padding:16px;display:flex}.send-facts div{flex-direction:column;gap:4px;display:flex}.send-facts dt{color:var(--lk-text-2);font-size:13px;line-height:18px}.send-facts dd{overflow-wrap:anywhere;font-variant-numeric:tabular-nums;margin:0}.send-facts .send-amount{font-size:20px;font-weight:600;line-height:26px}.send-facts .send-address{word-break:break-all;direction:ltr;unicode-bidi:isolate;font-size:13px;line-height:18px}[dir=rtl] .send-facts .send-address{text-align:right}.send-who{align-items:center;gap:8px;display:flex}.send-nft{overflow-wrap:anywhere;align-items:center;gap:12px;padding:8px;font-weight:600;display:flex}@media (forced-colors:active){.send-facts{border:1px solid buttontext}}'
/**
 * Returns the text for an error of a transfer. The code of these texts loads with the first of them; without it, the
 * text is `fallback`.
 */
async function readFailure(latchkit, { error, fallback, ...names }) {
  try {
    const { describeFailure } = await importWithRetry(() =>
      import('./sections.j-ujuXB3.js').then(n => n.describeFailure_exports),
    )
    return describeFailure(latchkit, error, names)
  } catch {
    return {
      field: 'form',
      message: fallback,
    }
  }
}
/** Texts for the result of a transfer. */
var outcomes = {
  confirmed: 'send.confirmed',
  failed: 'send.reverted',
  replaced: 'send.replaced',
  cancelled: 'send.canceled',
  expired: 'send.expired',
  unknown: 'send.unknown',
}
/**
 * Sends the prepared transfer. Once the wallet prompts the user, the modal shows the account, without a back button;
 * toasts report the progress, also after the modal was closed.
 */
function useStartSend() {
  const t = useTranslate(sendMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { formatLocale } = useAtomValue(localeAtom)
  const toast = useToast()
  const { confirm, update } = useSend()
  const flow = useTransactionFlow('WalletSendPreview')
  async function ask({ network }) {
    await flow.prepareAsk(network)
    flow.showAccount()
  }
  function tell({ preview, outcome }) {
    toast.show({
      variant: 'success',
      message: t('send.started'),
    })
    const { decimals, token } = preview
    const value = toShownAmount(preview.amount, preview.multiplier)
    const amount = toAmountText({
      value,
      decimals,
      locale: formatLocale,
    })
    const toText = status =>
      t(outcomes[status], {
        amount,
        symbol: token.symbol,
      })
    flow.announceOutcome(outcome, toText)
    outcome.then(
      ended =>
        ended ??
        toast.show({
          variant: 'error',
          message: toText('unknown'),
        }),
    )
  }
  async function fail(error, { network, token, receiverProfileName: receiver }) {
    client.logger.warn('A transfer was not sent', { error })
    const names = {
      network,
      symbol: token.symbol,
      receiver,
    }
    const { message } = await readFailure(latchkit, {
      error,
      fallback: t('send.somethingWrong'),
      ...names,
    })
    toast.show({
      variant: 'error',
      message,
    })
    if (isError(error, 'send/failed') || isError(error, 'send/pending')) return
    update({})
    flow.leave()
  }
  return {
    start: preview => void confirm(() => ask(preview)).then(tell, error => fail(error, preview)),
    isPending: confirm.isPending,
  }
}
/** The final transfer, and the button that prompts the wallet. */
function WalletSendPreviewView() {
  useStyles(Send_default)
  const t = useTranslate(sendMessages)
  const leave = useBackOr('WalletSend')
  const { preview, address, network, gasPriceInUSD, loading } = useSend()
  const [shown] = useState(preview)
  const { start, isPending } = useStartSend()
  const isOfSender = shown?.from === address && shown?.network === network
  useEffect(() => {
    if (!shown || !isOfSender) leave()
  }, [shown, isOfSender, leave])
  if (!shown) return null
  return /* @__PURE__ */ jsx(View, {
    title: t('send.review'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      busy: isPending || loading,
      testId: sendTestIds.sendConfirm,
      onClick: () => start(shown),
      children: [isPending ? /* @__PURE__ */ jsx(Spinner, {}) : null, t('send.confirm')],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'send',
      children: [
        /* @__PURE__ */ jsx(Facts, {
          preview: shown,
          gasPriceInUSD,
        }),
        /* @__PURE__ */ jsx(Warnings, { preview: shown }),
      ],
    }),
  })
}
function Facts({ preview, gasPriceInUSD }) {
  const t = useTranslate(sendMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { token, decimals, network, fee, priorityFee, receiverAddress, receiverProfileName } = preview
  const { nativeCurrency } = network
  const toShown = value => toShownAmount(value, preview.multiplier)
  const toText = value =>
    toAmountText({
      value: toShown(value),
      decimals,
      locale,
    })
  const amount = toShown(preview.amount)
  const value = token.price === void 0 ? void 0 : Number(formatUnits(amount, decimals)) * token.price
  const kept = preview.amount - preview.received
  const toFee = value =>
    formatAmount({
      value,
      decimals: nativeCurrency.decimals,
      locale,
      maximumFractionDigits: 9,
    })
  const format = worth => formatFiat(worth, locale, getCurrency(client))
  const feeWorth = format(gasPriceInUSD)
  return /* @__PURE__ */ jsxs('dl', {
    className: 'send-facts',
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', { children: t('send.you') }),
          token.nft
            ? /* @__PURE__ */ jsx('dd', {
                children: /* @__PURE__ */ jsx(WalletIcon$1, {
                  name: token.name,
                  src: token.iconUrl,
                  size: 72,
                }),
              })
            : null,
          /* @__PURE__ */ jsx('dd', {
            className: 'send-amount',
            children: /* @__PURE__ */ jsx('bdi', { children: `${toText(preview.amount)} ${token.symbol}` }),
          }),
          value === void 0 ? null : /* @__PURE__ */ jsx('dd', { children: format(value) }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', { children: t('send.to') }),
          receiverProfileName
            ? /* @__PURE__ */ jsxs('dd', {
                className: 'send-who',
                children: [
                  /* @__PURE__ */ jsx(WalletIcon$1, {
                    name: receiverProfileName,
                    src: preview.receiverProfileImageUrl,
                    shape: 'circle',
                    size: 24,
                  }),
                  /* @__PURE__ */ jsx('bdi', { children: receiverProfileName }),
                ],
              })
            : null,
          /* @__PURE__ */ jsx('dd', {
            className: 'send-address',
            children: receiverAddress,
          }),
        ],
      }),
      kept > 0n
        ? /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: t('send.receives') }),
              /* @__PURE__ */ jsx('dd', {
                children: /* @__PURE__ */ jsx('bdi', {
                  children: `${toText(preview.received)} ${token.symbol}`,
                }),
              }),
              /* @__PURE__ */ jsx('dd', {
                children: t('send.transferFee', {
                  amount: toText(kept),
                  symbol: token.symbol,
                }),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', { children: t('send.network') }),
          /* @__PURE__ */ jsxs('dd', {
            className: 'send-who',
            children: [
              /* @__PURE__ */ jsx(NetworkLogo, {
                network,
                size: 24,
              }),
              /* @__PURE__ */ jsx('bdi', { children: network.name }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', { children: t('send.fee') }),
          /* @__PURE__ */ jsxs('dd', {
            children: [
              /* @__PURE__ */ jsx('bdi', { children: `${toFee(fee)} ${nativeCurrency.symbol}` }),
              feeWorth === void 0 ? null : ` (${feeWorth})`,
            ],
          }),
          priorityFee > 0n
            ? /* @__PURE__ */ jsx('dd', {
                children: t('send.priority', {
                  amount: toFee(priorityFee),
                  symbol: nativeCurrency.symbol,
                }),
              })
            : null,
        ],
      }),
    ],
  })
}
function Warnings({ preview }) {
  const t = useTranslate(sendMessages)
  const { lookalike, isEthereumAddress, receiverProfileName = '', network, token, notes } = preview
  const { symbol } = token
  return [
    notes.includes('unwraps') &&
      t('send.unwraps', {
        symbol,
        currency: network.nativeCurrency.symbol,
      }),
    notes.includes('permanent-delegate') && t('send.permanentDelegate', { symbol }),
    lookalike && t('send.lookalike', { address: truncateAddress(lookalike) }),
    isEthereumAddress &&
      t('send.ethereumAddress', {
        name: receiverProfileName,
        network: network.name,
      }),
  ]
    .filter(text => typeof text === 'string')
    .map(text =>
      /* @__PURE__ */ jsx(
        Note,
        {
          tone: 'warning',
          children: text,
        },
        text,
      ),
    )
}
/** Number of tokens from which a search field is shown. */
var manyTokens = 8
/** Tokens of the account, to choose the token to send. */
function WalletSendSelectTokenView() {
  const t = useTranslate(sendMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { back } = useRouter()
  const { token, tokens, tokenBalances, update } = useSend()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = tokenBalances?.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some(text => text.toLowerCase().includes(wanted)),
  )
  return /* @__PURE__ */ jsxs(View, {
    title: t('send.selectToken'),
    fixed: true,
    children: [
      tokenBalances && tokenBalances.length > manyTokens
        ? /* @__PURE__ */ jsx(SearchField, {
            label: t('send.tokensSearch'),
            value: search,
            onChange: setSearch,
          })
        : null,
      found?.length
        ? /* @__PURE__ */ jsx(VirtualList, {
            items: found,
            rowHeight: 64,
            label: t('send.selectToken'),
            getKey: one => one.address ?? 'native',
            getLabel: one => one.name,
            renderItem: one =>
              /* @__PURE__ */ jsx(Row, {
                label: one.name,
                detail: one.isLookalike
                  ? t('send.imitation')
                  : formatToken({
                      value: one.amount,
                      decimals: Number(one.quantity.decimals),
                      symbol: one.symbol,
                      locale,
                    }),
                badge: formatFiat(one.value, locale, getCurrency(client)),
                icon: /* @__PURE__ */ jsx(TokenLogo, { token: one }),
                selected: one.address === token?.address,
                testId: modalTestIds.token(one.address ?? 'native'),
                onClick: () => {
                  if (one.address !== token?.address)
                    update({
                      token: one,
                      sendTokenAmount: '',
                    })
                  back()
                },
              }),
          })
        : tokens.isError && !tokenBalances
          ? /* @__PURE__ */ jsx(Hero, {
              icon: /* @__PURE__ */ jsx(FailureIcon, {}),
              heading: t('send.unavailable'),
              children: /* @__PURE__ */ jsx(Button, {
                testId: modalTestIds.retry,
                onClick: () => void tokens.refetch(),
                children: common('modal.tryAgain'),
              }),
            })
          : found
            ? /* @__PURE__ */ jsx(Note, { children: t('send.tokensNone') })
            : /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
    ],
  })
}
/** Rows of each kind: more would push the button out of a phone's screen. */
var maxCount = 2
/** The known receivers, to fill in the field of the receiver. Another text in the field hides them. */
function ReceiverRows({ receivers, selected, onSelect }) {
  const t = useTranslate(sendMessages)
  const ofKind = kind => receivers.filter(one => one.kind === kind).slice(0, maxCount)
  const shown = [...ofKind('account'), ...ofKind('past')]
  if (shown.length === 0 || (selected && shown.every(one => one.address !== selected))) return null
  return /* @__PURE__ */ jsx(RowList, {
    label: t('send.receivers'),
    children: shown.map(({ address, kind }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx(Row, {
            label: truncateAddress(address),
            detail: t(kind === 'account' ? 'send.ownAccount' : 'send.pastReceiver'),
            icon: /* @__PURE__ */ jsx(Avatar, {
              address,
              size: 40,
            }),
            testId: sendTestIds.sendKnownReceiver(address),
            selected: address === selected,
            onClick: () => onSelect(address),
          }),
        },
        address,
      ),
    ),
  })
}
/**
 * Fills in the form with the arguments of the view, and selects the native currency if no token was specified. Connect
 * comes first if the namespace does not have an account. Alerts a network that the app does not list, and leaves the
 * form: a transfer for that network must not be sent on another one. Returns whether the receiver may be a name.
 */
function useSendArguments(send) {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const given = useViewParameters('WalletSend')
  const features = useFeatures()
  const { reset } = useRouter()
  const { token, tokenBalances, network, address, update } = send
  const entry = useContext(EntryContext)
  const filled = getFilledEntries(latchkit)
  useEffect(() => {
    const leave = () => reset(resolveOpeningView(client))
    if (!features.send) return leaveUnavailable(latchkit, 'WalletSend')
    const namespace = given?.namespace ?? namespaceOf(given?.nft) ?? client.store.get(activeNamespaceAtom)
    const isConnected = () =>
      namespace !== void 0 && client.store.get(accountsAtom)[namespace]?.isConnected === true
    if (!isConnected())
      return connectFirst(
        latchkit,
        {
          target: given && { namespace },
          isConnected,
        },
        'WalletSend',
        given,
      )
    if (!entry || filled.has(entry)) return
    filled.add(entry)
    if (!given) {
      if (client.store.get(sendAtom).token?.nft)
        update({
          token: void 0,
          sendTokenAmount: '',
        })
      return
    }
    const { amount, to, nft, chainId = nft?.chainId } = given
    const caipNetworkId =
      chainId === void 0 || `${chainId}`.includes(':') ? chainId : `${namespace}:${chainId}`
    const networks = client.store.get(networksAtom)
    if (caipNetworkId && !networks.some(one => one.caipNetworkId === caipNetworkId)) {
      const error = new NetworkNotFoundError({ caipNetworkId })
      importWithRetry(() => import('./shared.BOpXVrm5.js').then(n => n.alertError_exports)).then(
        ({ alertError }) => alertError(latchkit, error),
        () => client.logger.error(error.message),
      )
      return leave()
    }
    update({
      namespace: caipNetworkId ? namespace : given.namespace,
      caipNetworkId,
      token: nft && toNftToken(nft),
      sendTokenAmount: amount ?? (nft ? '1' : ''),
      receiverAddress: to ?? '',
    })
  }, [latchkit, client, features, given, entry, filled, reset, update])
  const isLost = useAtomValue(accountAtom).isConnected && !address
  useEffect(() => {
    if (isLost)
      update({
        namespace: void 0,
        caipNetworkId: void 0,
      })
  }, [isLost, update])
  const isOfSender = token?.chainId === network?.caipNetworkId
  useEffect(() => {
    const form = client.store.get(sendAtom)
    const chain = form.caipNetworkId ?? network?.caipNetworkId
    if (!tokenBalances || (form.token && form.token.chainId === chain)) return
    const wanted = given?.assetAddress?.split(':').at(-1)?.toLowerCase()
    const found = tokenBalances.find(one =>
      wanted ? one.address?.toLowerCase().endsWith(`:${wanted}`) : !one.address,
    )
    update({ token: found })
  }, [client, tokenBalances, token, isOfSender, given, update])
  useEffect(() => {
    const same =
      token &&
      !token.nft &&
      tokenBalances?.find(one => one.address === token.address && one.chainId === token.chainId)
    if (same && same !== token && address) update({ token: same })
  }, [tokenBalances, token, address, update])
  return client.config.gateway !== void 0 && network !== void 0 && getNetworkServices(network).names
}
var namespaceOf = nft => nft?.chainId.split(':')[0]
/** The form of a transfer: token, amount, and receiver. */
function WalletSendView() {
  useStyles(Send_default)
  const t = useTranslate(sendMessages)
  const latchkit = useLatchkit()
  const { client, modal } = latchkit
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const announce = useAnnounce()
  const send = useSend()
  const { token, sendTokenAmount, receiverAddress, network, tokenBalances, update } = send
  const [isPressed, setPressed] = useState(false)
  const [failure, setFailure] = useState()
  const names = useSendArguments(send)
  const networkName = network?.name ?? ''
  useEffect(() => setFailure(void 0), [token, sendTokenAmount, receiverAddress])
  const wrong = {
    amount: findAmountProblem(),
    receiver: findReceiverProblem(),
    form: void 0,
  }
  const problem = field => {
    if (failure?.field === field) return failure.message
    const found = wrong[field]
    return found && t(found.key, found.parameters)
  }
  function findAmountProblem() {
    if (!token) return void 0
    const { symbol, amount, quantity } = token
    const count = Number(quantity.decimals)
    const { value, problem } = parseAmount(sendTokenAmount, count)
    if (problem === 'invalid')
      return isPressed || sendTokenAmount.length > 1
        ? {
            field: 'amount',
            key: 'send.amountInvalid',
          }
        : void 0
    if (problem === 'too-precise')
      return {
        field: 'amount',
        key: 'send.amountPrecise',
        parameters: {
          symbol,
          count,
        },
      }
    return value !== void 0 && value > amount
      ? {
          field: 'amount',
          key: 'send.balanceShort',
        }
      : void 0
  }
  function findReceiverProblem() {
    if (!network) return void 0
    const checked = checkReceiver(receiverAddress, {
      namespace: network.chainNamespace,
      token: token?.address?.split(':').at(-1),
      names,
    })
    if (checked.kind !== 'refused' || (checked.problem === 'invalid' && !isPressed)) return void 0
    return toReceiverText(checked.problem, networkName)
  }
  async function fail(error) {
    client.logger.info('The transfer cannot be sent', { error })
    const names = {
      network,
      symbol: token?.symbol,
      receiver: receiverAddress,
    }
    show(
      await readFailure(latchkit, {
        error,
        fallback: t('send.somethingWrong'),
        ...names,
      }),
    )
  }
  function show(shown) {
    setFailure(shown)
    announce(shown.message)
  }
  async function fillMax() {
    try {
      const { value, decimals } = await send.getMax()
      const { token: current } = client.store.get(sendAtom)
      if (current?.address === token?.address && current?.chainId === token?.chainId)
        update({
          sendTokenAmount: toAmountText({
            value,
            decimals,
            locale: formatLocale,
          }),
        })
    } catch (error) {
      await fail(error)
    }
  }
  async function preview() {
    if (send.prepare.isPending) return
    setPressed(true)
    const found = wrong.amount ?? wrong.receiver
    if (found)
      return show({
        field: found.field,
        message: t(found.key, found.parameters),
      })
    announce(t('send.preparing'))
    try {
      await send.prepare()
      if (modal.getState().view === 'WalletSend') push('WalletSendPreview')
    } catch (error) {
      await fail(error)
    }
  }
  const isSingle = token?.nft !== void 0 && token.amount === 1n
  const isEmpty = !(token && sendTokenAmount.trim() && receiverAddress.trim())
  const note = problem('form') ?? (send.loading ? t('send.pending') : void 0)
  return /* @__PURE__ */ jsx(View, {
    title: t('send.title'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      disabled: isEmpty || send.loading,
      busy: send.prepare.isPending,
      testId: sendTestIds.sendPreview,
      onClick: preview,
      children: [
        send.prepare.isPending ? /* @__PURE__ */ jsx(Spinner, {}) : null,
        t(send.prepare.isPending ? 'send.preparing' : 'send.preview'),
      ],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'send',
      children: [
        token?.nft
          ? /* @__PURE__ */ jsxs('div', {
              className: 'send-nft',
              children: [
                /* @__PURE__ */ jsx(WalletIcon$1, {
                  name: token.name,
                  src: token.iconUrl,
                  size: 72,
                }),
                /* @__PURE__ */ jsx('bdi', { children: token.name }),
              ],
            })
          : token
            ? /* @__PURE__ */ jsx(Row, {
                label: token.name,
                detail: t('send.balance', {
                  amount: formatToken({
                    value: token.amount,
                    decimals: Number(token.quantity.decimals),
                    symbol: token.symbol,
                    locale: formatLocale,
                  }),
                }),
                icon: /* @__PURE__ */ jsx(TokenLogo, { token }),
                badge: networkName,
                chevron: true,
                testId: sendTestIds.sendToken,
                onClick: () => push('WalletSendSelectToken'),
              })
            : tokenBalances || send.tokens.isError
              ? /* @__PURE__ */ jsx(Row, {
                  label: t('send.selectToken'),
                  detail: send.tokens.isError ? t('send.unavailable') : void 0,
                  icon: /* @__PURE__ */ jsx(WalletIcon$1, {
                    name: '?',
                    shape: 'circle',
                  }),
                  chevron: true,
                  testId: sendTestIds.sendToken,
                  onClick: () => push('WalletSendSelectToken'),
                })
              : /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
        isSingle
          ? null
          : /* @__PURE__ */ jsx(Field, {
              kind: 'amount',
              label: t('send.amount'),
              placeholder: '0',
              value: sendTokenAmount,
              problem: problem('amount'),
              hint: formatFiat(toWorth(token, sendTokenAmount), formatLocale, getCurrency(client)),
              testId: sendTestIds.sendAmount,
              end: /* @__PURE__ */ jsx(Button, {
                variant: 'plain',
                disabled: !token,
                busy: send.getMax.isPending,
                testId: sendTestIds.sendMax,
                onClick: fillMax,
                children: t('send.max'),
              }),
              onChange: text => update({ sendTokenAmount: text }),
              onSubmit: preview,
            }),
        /* @__PURE__ */ jsx(Field, {
          kind: 'address',
          label: t('send.receiver'),
          placeholder: t(names ? 'send.receiverOrName' : 'send.receiverAddress'),
          value: receiverAddress,
          problem: problem('receiver'),
          testId: sendTestIds.sendReceiver,
          onChange: text => update({ receiverAddress: text }),
          onSubmit: preview,
        }),
        /* @__PURE__ */ jsx(ReceiverRows, {
          receivers: send.receivers,
          selected: receiverAddress,
          onSelect: address => update({ receiverAddress: address }),
        }),
        /* @__PURE__ */ jsx(Note, {
          tone: failure ? 'wrong' : 'plain',
          children: note,
        }),
      ],
    }),
  })
}
/** Value of the amount; undefined where the price is unknown. */
function toWorth(token, text) {
  const decimals = Number(token?.quantity.decimals)
  const { value } = parseAmount(text, decimals)
  return token?.price === void 0 || !value ? void 0 : (Number(value) / 10 ** decimals) * token.price
}
var sendParts_exports = /* @__PURE__ */ __exportAll({ sendParts: () => sendParts })
/** The views of the area, by name. */
var sendParts = {
  WalletSend: WalletSendView,
  WalletSendSelectToken: WalletSendSelectTokenView,
  WalletSendPreview: WalletSendPreviewView,
}

export {
  AmountTooLowError as t,
  BelowReserveError as n,
  InvalidReceiverError as r,
  sendMessages,
  sendParts_exports,
  toReceiverText,
}
