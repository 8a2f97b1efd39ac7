import { o as followSent, s as getEnd, m as refreshAccount } from './account.DZPedvV0.js'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { n as keepRecord } from './calls.8qmaU8SB.js'
import { r as accountsAtom, b as getStore, B as track } from './client.ChoDqs0c.js'
import { t as parseAmount } from './parseAmount.kM12DoJj.js'
import {
  u as AllowanceError,
  d as ApprovalFailedError,
  f as ApprovalNotCreatedError,
  t as emptySwap,
  n as getLeastAmount,
  r as getSwapper,
  i as isWorseQuote,
  p as NoQuoteError,
  m as QuoteChangedError,
  a as readSwapAddress,
  h as SwapAccountChangedError,
  g as SwapFailedError,
  _ as SwapNotCreatedError,
  v as SwapRefusedError,
  y as SwapUnreadableError,
  o as swapAtom,
  s as swapQuoteQueryOptions,
  c as toRequest,
} from './swap.CbAvCx6l.js'
import { F as getAdapter, U as getQueryClient, Pt as toProviderRpcError } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/http/pollUntil.js
/** Failed reads in a row after which the last error is thrown. */
var maxFailures = 10
/** The first reads are close to each other, because most chains are faster than their interval says. */
var first = 250
/** The longest time between two reads of something that takes hours, in milliseconds. */
var longest = 3e4
/**
 * Reads until there is a result: often at first, then at `interval`, then every 30 seconds. A failed read is repeated;
 * after ten failures in a row the last error is thrown.
 *
 * @throws the reason of `signal`, immediately when it is aborted
 * @example
 * const receipt = await pollUntil({ read: () => readReceipt(hash), interval: 4000, signal })
 */
async function pollUntil({ read, interval, signal }) {
  let failures = 0
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted()
    try {
      const result = await read()
      signal?.throwIfAborted()
      if (result !== void 0) return result
      failures = 0
    } catch (error) {
      signal?.throwIfAborted()
      failures += 1
      if (failures === maxFailures) throw error
    }
    const wanted = count < 40 ? Math.min(interval, first * 1.4 ** count) : interval * 1.1 ** (count - 40)
    await wait(Math.min(wanted, Math.max(longest, interval)), signal)
  }
}
function wait(time, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, time)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
// ../../packages/core/dist/features/swap/lazy/sendSwap.js
/** The selector of `approve(address,uint256)`. */
var approveSelector = '0x095ea7b3'
/**
 * Returns the contract that an approval is for, which may spend for one of the routers.
 *
 * @throws SwapRefusedError `swap/refused`, where it is not an approval of the token that is sold by its owner
 */
function checkApproval(tx, swap, { routers }) {
  const { to } = checkCommon(tx, swap)
  const data = tx.data.toLowerCase()
  const spender = `0x${data.slice(34, 74)}`
  need(isSame(to, addressOf(swap.sourceToken)), 'It approves another token.')
  need(!tx.value, 'The approval pays the network currency.')
  need(
    data.startsWith(`${approveSelector}${'0'.repeat(24)}`) && data.length === 138,
    'It is not an approval.',
  )
  need(
    routers.some(router => isSame(spenderOf(router), spender)),
    `It approves ${spender}, which is not a listed router.`,
  )
  return spender
}
/** The call data of an approval of exactly an amount: the approval of the gateway may allow more. */
var encodeApproval = (spender, amount) =>
  `${approveSelector}${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
/**
 * Returns the call of a swap. The gateway is not trusted: the call goes to a router of the network, pays exactly the sold
 * amount, takes nothing else from the account, and gives it at least `least` or reverts. `spender` is the approved spender,
 * for tokens; `before` are the calls of the same batch.
 *
 * @throws SwapRefusedError `swap/refused`, where it is not so
 * @throws SwapUnreadableError `swap/unreadable`, where that is not known
 */
async function checkSwap(tx, { spender, least, before, reader, ...swap }) {
  const { to } = checkCommon(tx, swap)
  const sold = swap.sourceToken.address ? 0n : swap.amount
  const value = tx.value ?? sold
  need(value === sold, 'It does not pay what is sold.')
  const router = reader.routers.find(
    one => isSame(one.address, to) && (spender === void 0 || isSame(spenderOf(one), spender)),
  )
  if (!router) throw new SwapRefusedError({ problem: `It calls ${to}, which is not a listed router.` })
  const call = {
    to,
    value,
    data: tx.data,
  }
  const [from, bought] = [swap.from, addressOf(swap.toToken)]
  const reading = await reader.read({
    call,
    before,
    from,
    router,
    sold: addressOf(swap.sourceToken),
    bought,
  })
  if (reading) {
    const { spends, receives, others } = reading
    need(others.length === 0, `It takes other tokens: ${others}.`)
    need(spends <= swap.amount, 'It takes more than is sold.')
    need(receives >= least, 'It may give less than was shown.')
  } else if (router.unread !== 'send') throw new SwapUnreadableError({ router: to })
  return call
}
function checkCommon({ from, to }, swap) {
  const { caipNetworkId } = swap.network
  need(isSame(readSwapAddress(from, caipNetworkId), swap.from), 'It is of another account.')
  const target = readSwapAddress(to, caipNetworkId)
  if (!target) throw new SwapRefusedError({ problem: 'It calls nothing here.' })
  return { to: target }
}
var addressOf = ({ address }) => address?.split(':').at(-1)
var spenderOf = ({ address, spender = address }) => spender
var isSame = (a, b) => a !== void 0 && a.toLowerCase() === b?.toLowerCase()
function need(isRight, problem) {
  if (!isRight) throw new SwapRefusedError({ problem })
}
/** Milliseconds in which a wallet has to return its capabilities: it may be a locked phone. */
var longestWait = 4e3
/** Longest milliseconds between two reads of the status of a batch, in the first minutes. */
var interval = 4e3
/** The upgrade of the account was rejected; the calls cannot be atomic (EIP-5792). */
var refusals = [5750, 5760]
/**
 * Returns how the account of a swap sends an atomic batch; undefined if the wallet executes calls one by one, or does not
 * report it. Never rejects. Calls the adapter directly, because the actions of batches are a separate module, which few
 * apps with swaps load.
 */
async function openBatch(client, preview) {
  const { network, from, sourceToken, toToken } = preview
  const { caipNetworkId, chainNamespace } = network
  const { getCapabilities, sendCalls, getCallsStatus } = getAdapter(client, chainNamespace)
  const connectorId = client.store.get(accountsAtom)[chainNamespace]?.connector?.id
  if (!getCapabilities || !sendCalls || !getCallsStatus || !connectorId) return void 0
  const asked = getCapabilities({ address: from }).catch(() => ({}))
  const late = new Promise(resolve => {
    setTimeout(resolve, longestWait, {})
  })
  const capabilities = await Promise.race([asked, late])
  const { atomic } = {
    ...capabilities[`${chainNamespace}:0`],
    ...capabilities[caipNetworkId],
  }
  const { status } = atomic ?? {}
  if (status !== 'supported' && status !== 'ready') return void 0
  const { signal } = getEnd(client)
  return {
    async send(calls) {
      try {
        const { id } = await sendCalls({
          calls,
          caipNetworkId,
          from,
          atomicRequired: true,
        })
        keepRecord(client, {
          id,
          chain: caipNetworkId,
          address: from,
          connectorId,
          sentAt: Date.now(),
          count: calls.length,
        })
        return id
      } catch (error) {
        if (isRefusedAsOne(error)) return void 0
        throw toProviderRpcError(error)
      }
    },
    async follow(id) {
      const read = async () => {
        const found = await getCallsStatus({
          id,
          connectorId,
        })
        return found.status < 200 ? void 0 : found
      }
      try {
        const { status, receipts } = await pollUntil({
          read,
          interval,
          signal,
        })
        refreshAccount(client, {
          network,
          address: from,
          tokens: [sourceToken.address, toToken.address],
        })
        const isDone = status < 300 && receipts.every(receipt => receipt.status === 'success')
        const hash = receipts.at(-1)?.transactionHash ?? ''
        return {
          status: isDone ? 'confirmed' : 'failed',
          hash,
          isNew: true,
        }
      } catch (error) {
        if (!signal.aborted)
          client.logger.warn('It is not known how a batch ended', {
            error,
            id,
          })
        return
      }
    },
  }
}
function isRefusedAsOne(error) {
  if (isError(error, 'adapter/capability-not-supported')) return true
  for (let layer = error, depth = 0; layer && depth < 8; depth += 1) {
    const { code, rpcCode, cause } = layer
    if (refusals.includes(code) || refusals.includes(rpcCode)) return true
    layer = cause
  }
  return false
}
/** The approvals of a swap: one that sets the allowance to 0, and one of the amount. */
var mostApprovals = 2
/**
 * Approves exactly the sold amount for the exchange, if the allowance is too low, and waits until the approval is on the
 * chain. A wallet with atomic batches is not prompted: it gets the approval with the swap.
 *
 * @throws AllowanceError `swap/allowance-failed`
 * @throws ApprovalNotCreatedError `swap/approval-not-created`
 * @throws SwapRefusedError `swap/refused`
 * @throws ApprovalFailedError `swap/approval-failed`
 */
async function approveToken(client, { preview, reader, isSeparate, getAdapter, onAsk }) {
  const { sourceToken, network, amount, from } = preview
  const token = sourceToken.address?.split(':').at(-1)
  if (!token) return {}
  const { buildApproval, fetchAllowance } = await import('./api.B19Q7hLt.js')
  const request = toRequest(preview)
  const { signal } = getEnd(client)
  const allowance = await fetchAllowance(client, {
    ...request,
    signal,
  }).catch(cause => {
    throw new AllowanceError({ cause })
  })
  for (let count = 0; ; count += 1) {
    const built = await buildApproval(client, {
      ...request,
      signal,
    }).catch(cause => {
      throw new ApprovalNotCreatedError({ cause })
    })
    const spender = checkApproval(built, preview, reader)
    if (allowance >= amount) return { spender }
    const batch = isSeparate || count > 0 ? void 0 : await openBatch(client, preview)
    if (batch)
      return {
        spender,
        inBatch: {
          batch,
          calls: (built.isReset ? [0n, amount] : [amount]).map(value => ({
            to: token,
            data: encodeApproval(spender, value),
          })),
        },
      }
    if (count === mostApprovals)
      throw new ApprovalNotCreatedError({
        cause: new SwapRefusedError({ problem: 'The allowance is to be set to 0 again and again.' }),
      })
    const adapter = getAdapter()
    try {
      await onAsk()
      const hash = await adapter.sendTransaction({
        to: token,
        data: encodeApproval(spender, built.isReset ? 0n : amount),
        gas: built.gas,
        from,
        caipNetworkId: network.caipNetworkId,
      })
      const { status } = await adapter.waitForTransaction({
        hash,
        network,
        signal,
      })
      if (status !== 'confirmed') throw new ApprovalFailedError({})
    } catch (cause) {
      throw cause instanceof ApprovalFailedError ? cause : new ApprovalFailedError({ cause })
    }
    if (!built.isReset) return { spender }
  }
}
/**
 * Implements `confirmSwap` when no other request waits for the wallet: requests a new quote, requests the approval of the
 * token, and swaps.
 */
async function sendSwap(client, preview, { quote: shown, onAsk }, isSeparate = false) {
  const { sourceToken, toToken, from, network, accountType } = preview
  const { caipNetworkId } = network
  const queryClient = await getQueryClient(client)
  const requote = async () => {
    const fresh = await queryClient.fetchQuery({
      ...swapQuoteQueryOptions(client, preview),
      staleTime: 0,
    })
    if (!fresh) throw new NoQuoteError()
    return fresh
  }
  const refuseWorse = toAmount => {
    if (isWorseQuote(shown.toAmount, toAmount)) throw new QuoteChangedError()
  }
  const reader = await getCurrent().getSwapReader({ network })
  refuseWorse((await requote()).toAmount)
  const properties = {
    network: caipNetworkId,
    fromToken: sourceToken.symbol,
    toToken: toToken.symbol,
    accountType,
  }
  const { spender, inBatch } = await approveToken(client, {
    preview,
    reader,
    isSeparate,
    getAdapter: getCurrent,
    onAsk: () => onAsk?.('approval'),
  }).catch(error => {
    if (!isError(error, 'swap/account-changed'))
      track(client, {
        event: 'SWAP_APPROVAL_ERROR',
        properties,
      })
    throw error
  })
  try {
    getCurrent()
    const { buildSwap } = await import('./api.B19Q7hLt.js')
    const { signal } = getEnd(client)
    const withApproval = inBatch !== void 0
    const least = getLeastAmount(shown.toAmount)
    const built = await buildSwap(client, {
      ...toRequest(preview),
      slippage: 1,
      least,
      withApproval,
      signal,
    }).catch(async cause => {
      refuseWorse((await requote().catch(() => shown)).toAmount)
      throw new SwapNotCreatedError({ cause })
    })
    if (isWorseQuote(shown.toAmount, built.toAmount)) {
      await requote()
      throw new QuoteChangedError()
    }
    const before = inBatch?.calls ?? []
    const call = await checkSwap(built, {
      ...preview,
      spender,
      least,
      before,
      reader,
    })
    getCurrent()
    await ask(async () => onAsk?.('swap'))
    const adapter = getCurrent()
    const sent = await ask(() =>
      inBatch
        ? inBatch.batch.send([...inBatch.calls, call])
        : adapter.sendTransaction({
            ...call,
            gas: built.gas,
            from,
            caipNetworkId,
          }),
    )
    if (sent === void 0)
      return sendSwap(
        client,
        preview,
        {
          quote: shown,
          onAsk,
        },
        true,
      )
    getStore(client).set(swapAtom, state =>
      state.preview === preview
        ? {
            ...state,
            preview: void 0,
          }
        : state,
    )
    const tokens = [sourceToken.address, toToken.address]
    const followed = inBatch
      ? inBatch.batch.follow(sent)
      : followSent(client, {
          hash: sent,
          network,
          address: from,
          tokens,
        })
    return {
      ...(inBatch
        ? {
            hash: void 0,
            callsId: sent,
          }
        : { hash: sent }),
      preview,
      toAmount: built.toAmount,
      outcome: end(followed),
    }
  } catch (error) {
    if (!(isError(error, 'swap/quote-changed') || isError(error, 'swap/account-changed')))
      track(client, {
        event: 'SWAP_ERROR',
        properties,
      })
    throw error
  }
  function getCurrent() {
    const { address, network: shownNetwork, adapter } = getSwapper(client)
    if (address !== from || shownNetwork.caipNetworkId !== caipNetworkId) throw new SwapAccountChangedError()
    return adapter
  }
  async function end(followed) {
    const outcome = await followed
    if (!outcome) return void 0
    const isDone = outcome.status === 'confirmed'
    track(client, {
      event: isDone ? 'SWAP_SUCCESS' : 'SWAP_ERROR',
      properties,
    })
    if (isDone)
      getStore(client).set(swapAtom, state =>
        isFormOf(state, preview)
          ? {
              ...emptySwap,
              loading: state.loading,
            }
          : state,
      )
    return outcome
  }
}
function isFormOf({ sourceToken, toToken, sourceTokenAmount }, preview) {
  return (
    sourceToken === preview.sourceToken &&
    toToken === preview.toToken &&
    parseAmount(sourceTokenAmount, sourceToken.decimals).value === preview.amount
  )
}
async function ask(send) {
  try {
    return await send()
  } catch (cause) {
    throw new SwapFailedError({ cause })
  }
}

export { sendSwap }
