import { useEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { t as base58 } from './base.BqCHmN5A.js'
import {
  T as networkStatesAtom,
  E as networksAtom,
  k as requestActivityAtom,
  A as requestsAtom,
} from './client.ChoDqs0c.js'
import { t as canOpenApprovalPage, m as openApprovalPage } from './embedded.DY8sgNNl.js'
import {
  n as Button,
  q as canGoBackAtom,
  D as goBack,
  c as Hero,
  j as pushView,
  N as replaceView,
  P as resetView,
  rt as toVisibleLine,
  it as toVisibleText,
  F as useAnnounce,
  H as useStyles,
  $ as useTranslate,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import {
  w as isOpenAtom,
  A as localeAtom,
  D as modalStateAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { a as rejectRequest, o as rejectRequests } from './requests.CKGCtwAt.js'
import { t as requestTestIds } from './requestTestIds.Cztp84sZ.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { getText, LogoRing, SuccessIcon, showToast, useConnectorIcon } from './shared.BOpXVrm5.js'
import { M as formatAmount, f as getFollower } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/areas/requests.js
var approveTransactionMessages = {
  'approve.title': 'Approve request',
  'approve.sign': 'Sign a message',
  'approve.signData': 'Sign data',
  'approve.signTransaction': 'Sign a transaction',
  'approve.signTransactions': {
    one: 'Sign {count} transaction',
    other: 'Sign {count} transactions',
  },
  'approve.send': 'Send a transaction',
  'approve.calls': {
    one: 'Send {count} call',
    other: 'Send {count} calls together',
  },
  'approve.grant': 'Grant permissions',
  'approve.revoke': 'Revoke permissions',
  'approve.hint': 'Check and approve it in {name}.',
  'approve.window.needed': 'Approve it in a window of your wallet.',
  'approve.window.open': 'Approve or reject it in the window that opened.',
  'approve.window.blocked': 'Your browser blocked the window of your wallet.',
  'approve.window.unavailable':
    'This browser cannot open a window. Approve in this tab. You return here afterwards.',
  'approve.window.closed': 'The window of your wallet was closed.',
  'approve.window.detached':
    'Approve or reject it in the window that opened. You may need to sign in there once.',
  'approve.openWindow': 'Open the approval window',
  'approve.showWindow': 'Show the window',
  'approve.openAgain': 'Open the window again',
  'approve.inThisTab': 'Continue in this tab',
  'approve.notInThisTab': 'It cannot be approved in this tab. Open this page in another browser.',
  'approve.from': 'Requested by',
  'approve.network': 'Network',
  'approve.message': 'Message',
  'approve.data': 'Data',
  'approve.to': 'To',
  'approve.amount': 'Amount',
  'approve.more': {
    one: '{count} more request is waiting',
    other: '{count} more requests are waiting',
  },
  'approve.reject': 'Reject',
  'approve.nothing': 'Nothing to approve',
  'approve.nothingHint': 'Requests of this app to your wallet appear here.',
  'approve.notAllowed': 'Action not allowed',
  'approve.returned': 'Approved in your wallet',
  'approve.returnedRejected': 'The request was rejected',
  'approve.returnedFailed': 'The request failed',
  'approve.abortFailed': 'The wallet did not confirm the rejection and may still ask for your approval',
}
var followRequests_exports = /* @__PURE__ */ __exportAll({ followRequests: () => followRequests })
/** Milliseconds until the animation of the modal has ended. */
var refusalDelay = 300
/**
 * Shows requests of embedded wallets, and ends requests when the user leaves. There is one follower per latchkit.
 * `seen` is the result that was handled before.
 */
function followRequests(latchkit, seen) {
  const slot = getFollower(latchkit)
  if (slot.current) return slot.current
  const { client, modal } = latchkit
  const { store } = client
  const transactions = []
  let before = {
    pending: [],
    last: seen,
  }
  let wasOpen = store.get(isOpenAtom)
  let wasApproving = isApproving()
  /** The modal is closing because a request has ended, not because of the user. */
  let isLeaving = false
  let cancelNotice = () => {}
  function isApproving() {
    return store.get(modalStateAtom).view === 'ApproveTransaction'
  }
  /** `isFirst`: ignores requests that ended before this module was loaded, except a refusal, which has to be shown. */
  function handleActivity(isFirst) {
    const now = store.get(requestActivityAtom)
    const { last, shownCalls, approvalWindow, failedAbort, returned } = before
    const known = new Set(before.pending.map(({ id }) => id))
    before = now
    if (now.last && now.last !== last) {
      const { last: outcome } = now
      if (outcome.status === 'notAllowed') {
        cancelNotice()
        endTransactions(({ onError }) => onError?.(outcome.error))
        cancelNotice = notifyRefusal()
      } else if (!isFirst) handleOutcome(outcome)
    }
    if (now.failedAbort && now.failedAbort !== failedAbort) showError('approve.abortFailed')
    if (now.returned && now.returned !== returned) showReturned(now.returned)
    if (now.shownCalls && now.shownCalls !== shownCalls) showCalls(now.shownCalls)
    if (
      now.pending.some(({ id, policy }) => policy === 'notSafe' && !known.has(id)) ||
      (now.approvalWindow && !approvalWindow)
    )
      showApproval()
    else if (approvalWindow && !now.approvalWindow) leaveApproval({ toFlow: true })
  }
  function handleRouter() {
    const open = store.get(isOpenAtom)
    const hasClosed = wasOpen && !open
    const hasLeft = wasApproving && !isApproving()
    wasOpen = open
    wasApproving = isApproving()
    if (isLeaving) return
    if (hasClosed) {
      rejectRequests(client)
      store.get(requestActivityAtom).approvalWindow?.reject()
      endTransactions(({ onCancel }) => onCancel?.())
    } else if (hasLeft) {
      for (const { id, policy } of store.get(requestsAtom))
        if (policy === 'notSafe') rejectRequest(client, { id })
      store.get(requestActivityAtom).approvalWindow?.reject()
    }
  }
  /** A signing request has ended: the flow that waits for it continues, or the modal closes. */
  function handleOutcome(outcome) {
    if (outcome.request.policy === 'safe') return
    const transaction = transactions.pop()
    leaveApproval({ toFlow: transaction !== void 0 })
    callBack(() => {
      if (outcome.status === 'success') transaction?.onSuccess?.()
      else if (outcome.status === 'error') transaction?.onError?.(outcome.error)
      else transaction?.onCancel?.()
    })
  }
  /** Shows the pending approval, on top of the current view. */
  function showApproval() {
    if (isApproving()) return
    if (store.get(isOpenAtom)) pushView(latchkit, 'ApproveTransaction')
    else modal.open({ view: 'ApproveTransaction' })
  }
  /** Shows the status of a batch, on top of the current view. */
  function showCalls({ id }) {
    if (store.get(modalStateAtom).view === 'CallsStatus') return replaceView(latchkit, 'CallsStatus', { id })
    if (store.get(isOpenAtom)) return pushView(latchkit, 'CallsStatus', { id })
    modal.open()
    resetView(latchkit, 'CallsStatus', { id })
  }
  /** Leaves the view of requests once no approvals are pending: back to the requesting flow, or closes. */
  function leaveApproval({ toFlow }) {
    const hasMore = store.get(requestsAtom).some(({ policy }) => policy === 'notSafe')
    if (!isApproving() || hasMore) return
    isLeaving = true
    if (toFlow && store.get(canGoBackAtom)) goBack(latchkit)
    else modal.close()
    isLeaving = false
  }
  /** Opens the modal and shows there, after a delay, that the action is not allowed. Returns the cancel function. */
  function notifyRefusal() {
    if (!store.get(isOpenAtom) || isApproving()) modal.open()
    const timer = setTimeout(() => showError('approve.notAllowed'), refusalDelay)
    return () => clearTimeout(timer)
  }
  function showError(text) {
    const message = getText(latchkit, approveTransactionMessages, text)
    showToast(latchkit, {
      variant: 'error',
      message,
    })
  }
  /** Shows the result of a request for which the page was left. */
  function showReturned(returned) {
    if (returned.isShown) return
    if (returned.status === 'success') {
      const message = getText(latchkit, approveTransactionMessages, 'approve.returned')
      showToast(latchkit, {
        variant: 'success',
        message,
      })
    } else
      showError(
        isError(returned.error, 'rpc/user-rejected') ? 'approve.returnedRejected' : 'approve.returnedFailed',
      )
  }
  /** Ends every waiting flow, the innermost first. */
  function endTransactions(end) {
    for (const transaction of transactions.splice(0).reverse()) callBack(() => end(transaction))
  }
  /** Calls a callback of a flow. Logs an error that it throws and continues. */
  function callBack(callback) {
    try {
      callback()
    } catch (cause) {
      client.logger.error('A callback of a transaction failed', { cause })
    }
  }
  const stops = [
    store.sub(requestActivityAtom, () => handleActivity(false)),
    store.sub(modalStateAtom, handleRouter),
  ]
  const follower = {
    transactions,
    stop() {
      cancelNotice()
      for (const stop of stops) stop()
      slot.current = void 0
      rejectRequests(client)
      endTransactions(({ onCancel }) => onCancel?.())
    },
  }
  slot.current = follower
  handleActivity(true)
  return follower
}
var ApproveTransactionView_default =
  '.approve-card{background:var(--lk-surface-2);border-radius:16px;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;margin:0;padding:12px 16px;display:grid}.approve-card dt{color:var(--lk-text-2);font-size:13px;line-height:20px}.approve-card dd{text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums;margin:0;font-size:15px;line-height:20px}.approve-card .long{grid-column:1/-1}.approve-card dd.long{overscroll-behavior:contain;text-align:start;white-space:pre-wrap;scrollbar-width:thin;max-height:132px;overflow-y:auto}.approve-card dd.data{font:12px/18px ui-monospace,monospace}.approve-actions{flex-direction:column;gap:8px;margin-top:8px;display:flex}.approve-more{color:var(--lk-text-2);text-align:center;font-size:13px;line-height:18px}'
/** Decodes bytes, or hex with `0x`, as text; undefined if they are not text. */
function decodeText(value) {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? parseHex(value) : void 0
  if (!bytes) return typeof value === 'string' ? value : void 0
  try {
    return new TextDecoder('utf-8', {
      fatal: true,
      ignoreBOM: true,
    }).decode(bytes)
  } catch {
    return
  }
}
/**
 * Writes characters that are invisible, or that change the display of others, as `⟨U+202E⟩`: a user who signs has to
 * see the complete text, in its order.
 *
 * @see https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
function showHidden(text) {
  return text.replace(/[^\n\t]+/g, toVisibleText)
}
function parseHex(text) {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text)) return void 0
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
/**
 * The bytes of a text in base58, which is how messages of Solana are passed on; undefined when it is none, and when it is
 * too long to be decoded here: the time it takes grows with the square of the length.
 */
function decodeBase58(text) {
  if (text.length > 4096) return void 0
  try {
    return base58.decode(text)
  } catch {
    return
  }
}
/** Describes a request. The app's parameters are not validated: unreadable ones are omitted. */
function describeRequest({ method, params }) {
  const list = Array.isArray(params) ? params : [params]
  switch (method) {
    case 'personal_sign':
      return describeMessage(list[0], list[0])
    case 'solana_signMessage': {
      const given = toRecord(list[0]).message ?? list[0]
      return describeMessage(given, typeof given === 'string' ? (decodeBase58(given) ?? given) : given)
    }
    case 'eth_signTypedData_v4':
      return {
        title: 'approve.signData',
        data: typeof list[1] === 'string' ? list[1] : toJson(list[1]),
      }
    case 'eth_sendTransaction':
      return {
        title: 'approve.send',
        calls: [describeCall(list[0])],
        chainId: parseNumber(toRecord(list[0]).chainId),
      }
    case 'wallet_sendCalls': {
      const { calls, chainId } = toRecord(list[0])
      const known = Array.isArray(calls) ? calls : []
      return {
        title: 'approve.calls',
        count: known.length,
        calls: known.map(describeCall),
        chainId: parseNumber(chainId),
      }
    }
    case 'solana_signTransaction':
      return {
        title: 'approve.signTransaction',
        data: toBytesText(list[0]),
      }
    case 'solana_signAllTransactions': {
      const { transactions = list[0] } = toRecord(list[0])
      const all = Array.isArray(transactions) ? transactions : [transactions]
      return {
        title: 'approve.signTransactions',
        count: all.length,
        data: joinTexts(all.map(toBytesText)),
      }
    }
    case 'wallet_grantPermissions':
      return {
        title: 'approve.grant',
        data: toJson(list[0]),
      }
    case 'wallet_revokePermissions':
      return {
        title: 'approve.revoke',
        data: toJson(list[0]),
      }
    default:
      return {
        title: 'approve.send',
        data: toBytesText(list[0]),
      }
  }
}
function describeMessage(given, bytes) {
  const message = decodeText(bytes)
  return {
    title: 'approve.sign',
    message,
    data: message === void 0 ? toHex(given) : void 0,
  }
}
function describeCall(call) {
  const { to, value, data, input } = toRecord(call)
  const amount = parseBigInt(value)
  const isRead =
    [to, data, input].every(part => part === void 0 || part === null || typeof part === 'string') &&
    (value === void 0 || value === null || amount !== void 0)
  return {
    to: typeof to === 'string' ? to : void 0,
    value: amount,
    data: isRead ? joinTexts([.../* @__PURE__ */ new Set([data, input])]) : toJson(call),
  }
}
/** A Solana transaction: bytes as hex, a library's object as the bytes that it serializes to. */
function toBytesText(given) {
  const { transaction = given, serialize } = toRecord(given)
  if (transaction !== given) return toBytesText(transaction)
  if (typeof serialize !== 'function') return toHex(given) ?? (given === void 0 ? void 0 : toJson(given))
  try {
    return toHex(
      serialize.call(given, {
        requireAllSignatures: false,
        verifySignatures: false,
      }),
    )
  } catch {
    return
  }
}
/** Joins the texts that are not empty, one per line. */
function joinTexts(texts) {
  const known = texts.filter(text => typeof text === 'string' && text !== '' && text !== '0x')
  return known.length > 0 ? known.join('\n') : void 0
}
function toRecord(value) {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? value : {}
}
function parseBigInt(value) {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : void 0
  return typeof value === 'string' && /^(?:0x[0-9a-f]+|\d+)$/i.test(value) ? BigInt(value) : void 0
}
function parseNumber(value) {
  const parsed = parseBigInt(value)
  return parsed === void 0 ? void 0 : Number(parsed)
}
function toHex(value) {
  if (typeof value === 'string') return value
  if (!(value instanceof Uint8Array)) return void 0
  return `0x${[...value].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
function toJson(value) {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part), 2)
  } catch {
    return
  }
}
/** Details of the request: its origin, its network, and the data to sign or send. */
function RequestCard({ request, description }) {
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const networks = useAtomValue(networksAtom)
  const states = useAtomValue(networkStatesAtom)
  const { message, data, calls = [], chainId } = description
  const { namespace } = request.connector
  const listed =
    chainId === void 0
      ? states[namespace]?.network
      : networks.find(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)
  const { name, url } = client.config.metadata
  const page = client.platform.pageUrl?.() ?? url
  const host = page !== void 0 && URL.canParse(page) ? new URL(page).host : name
  const network = listed?.name ?? (chainId === void 0 ? void 0 : `eip155:${chainId}`)
  function formatValue(value) {
    if (value === void 0) return void 0
    if (!listed) return `${value.toLocaleString(formatLocale)} wei`
    const { decimals, symbol } = listed.nativeCurrency
    return `${formatAmount({
      value,
      decimals,
      locale: formatLocale,
      maximumFractionDigits: 18,
    })} ${symbol}`
  }
  const rows = [
    {
      label: t('approve.from'),
      text: host,
    },
    {
      label: t('approve.network'),
      text: network,
    },
    ...calls.flatMap(call => [
      {
        label: t('approve.to'),
        text: call.to,
      },
      {
        label: t('approve.amount'),
        text: formatValue(call.value),
      },
      {
        label: t('approve.data'),
        text: call.data,
        kind: 'long data',
      },
    ]),
    {
      label: t('approve.message'),
      text: message,
      kind: 'long',
    },
    {
      label: t('approve.data'),
      text: data,
      kind: 'long data',
    },
  ].flatMap(({ text, ...row }) =>
    text
      ? [
          {
            ...row,
            text: showHidden(text),
          },
        ]
      : [],
  )
  return /* @__PURE__ */ jsx('dl', {
    className: 'approve-card',
    children: rows.map(({ label, text, kind }, index) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          style: { display: 'contents' },
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: kind && 'long',
              children: label,
            }),
            /* @__PURE__ */ jsx('dd', {
              className: kind,
              tabIndex: kind && 0,
              children: /* @__PURE__ */ jsx('bdi', { children: text }),
            }),
          ],
        },
        index,
      ),
    ),
  })
}
/** The request to an embedded wallet. The user approves it in the wallet and can reject it here. */
function ApproveTransactionView() {
  useStyles(ApproveTransactionView_default)
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const { pending, approvalWindow } = useAtomValue(requestActivityAtom)
  const waiting = pending.filter(({ policy }) => policy === 'notSafe')
  const last = useRef(waiting[0])
  if (waiting[0]) [last.current] = waiting
  const request = last.current
  const icon = useConnectorIcon(request?.connector)
  const [isPageRefused, setPageRefused] = useState(false)
  function openPage() {
    openApprovalPage(client).catch(error => {
      client.logger.warn('The approval could not continue in this tab', { error })
      setPageRefused(true)
    })
  }
  const description = request && describeRequest(request)
  const heading = description
    ? t(description.title, description.count === void 0 ? {} : { count: description.count })
    : ''
  const canOpenPage = approvalWindow?.status === 'unavailable' && canOpenApprovalPage(client)
  const canOpenWindow = approvalWindow?.status !== 'unavailable' || approvalWindow.timesBlocked > 0
  const isStuck = isPageRefused || !(canOpenPage || canOpenWindow)
  const status = approvalWindow?.status === 'unavailable' && !canOpenPage ? 'blocked' : approvalWindow?.status
  const hint = status
    ? t(isStuck ? 'approve.notInThisTab' : `approve.window.${status}`)
    : request && t('approve.hint', { name: toVisibleLine(request.connector.name) })
  useEffect(() => {
    if (heading) announce(heading)
  }, [announce, heading])
  useEffect(() => {
    if (approvalWindow && hint) announce(hint)
  }, [announce, approvalWindow, hint])
  if (!approvalWindow && (!request || !description))
    return /* @__PURE__ */ jsx(View, {
      title: t('approve.title'),
      children: /* @__PURE__ */ jsx(Hero, {
        icon: /* @__PURE__ */ jsx(SuccessIcon, {}),
        heading: t('approve.nothing'),
        text: t('approve.nothingHint'),
      }),
    })
  const more = Math.max(0, waiting.length - 1)
  const isOver = waiting.length === 0 && !approvalWindow
  return /* @__PURE__ */ jsxs(View, {
    title: t('approve.title'),
    children: [
      /* @__PURE__ */ jsx(Hero, {
        logo: /* @__PURE__ */ jsx(LogoRing, {
          state: isOver ? 'idle' : 'pending',
          children: /* @__PURE__ */ jsx(WalletIcon$1, {
            name: request?.connector.name ?? '',
            src: icon,
            size: 72,
          }),
        }),
        heading: heading || t('approve.title'),
        text: hint,
      }),
      request && description
        ? /* @__PURE__ */ jsx(RequestCard, {
            request,
            description,
          })
        : null,
      /* @__PURE__ */ jsxs('div', {
        className: 'approve-actions',
        children: [
          canOpenPage
            ? /* @__PURE__ */ jsx(Button, {
                wide: true,
                variant: 'accent',
                testId: requestTestIds.openPage,
                onClick: openPage,
                children: t('approve.inThisTab'),
              })
            : null,
          approvalWindow && canOpenWindow
            ? /* @__PURE__ */ jsx(Button, {
                wide: true,
                variant: ['open', 'detached', 'unavailable'].includes(approvalWindow.status)
                  ? 'neutral'
                  : 'accent',
                testId: requestTestIds.openWindow,
                onClick: approvalWindow.open,
                children: t(windowActions[approvalWindow.status]),
              })
            : null,
          /* @__PURE__ */ jsx(Button, {
            wide: true,
            disabled: isOver,
            testId: requestTestIds.rejectRequest,
            onClick: () =>
              request && waiting.length > 0
                ? rejectRequest(client, { id: request.id })
                : approvalWindow?.reject(),
            children: t('approve.reject'),
          }),
          more > 0
            ? /* @__PURE__ */ jsx('p', {
                className: 'approve-more',
                children: t('approve.more', { count: more }),
              })
            : null,
        ],
      }),
    ],
  })
}
/** Actions of the window button. */
var windowActions = {
  needed: 'approve.openWindow',
  blocked: 'approve.openAgain',
  unavailable: 'approve.openAgain',
  open: 'approve.showWindow',
  closed: 'approve.openAgain',
  detached: 'approve.openAgain',
}
var requestsParts_exports = /* @__PURE__ */ __exportAll({ requestsParts: () => requestsParts })
/** The views of the area, by name. */
var requestsParts = { ApproveTransaction: ApproveTransactionView }

export { followRequests_exports, requestsParts_exports }
