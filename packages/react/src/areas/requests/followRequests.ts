import { isError } from '@latchkit/core/errors'
import {
  type RequestActivity,
  type RequestOutcome,
  type ReturnedRequest,
  rejectRequest,
  rejectRequests,
  requestActivityAtom,
  requestsAtom,
} from '@latchkit/core/requests'
import { goBack, pushView, replaceView, resetView } from '../../modal/navigate.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import type { RequestsFollower, Transaction } from '../../page/requests/types.js'
import { getFollower } from '../../page/requests/watchRequests.js'
import { isOpenAtom, modalStateAtom } from '../../page/router/atoms.js'
import { canGoBackAtom } from '../../page/router/lazyAtoms.js'
import { getText } from '../../shared/getText.js'
import { showToast } from '../../shared/toasts/showToast.js'
import { approveTransactionMessages } from './approveTransactionMessages.js'

/** Milliseconds until the animation of the modal has ended. */
const refusalDelay = 300

/**
 * Shows requests of embedded wallets, and ends requests when the user leaves. There is one follower per latchkit.
 * `seen` is the result that was handled before.
 */
export function followRequests(latchkit: Latchkit, seen: RequestOutcome | undefined): RequestsFollower {
  const slot = getFollower(latchkit)
  if (slot.current) return slot.current
  const { client, modal } = latchkit
  const { store } = client
  const transactions: Transaction[] = []
  let before: RequestActivity = { pending: [], last: seen }
  let wasOpen = store.get(isOpenAtom)
  let wasApproving = isApproving()
  /** The modal is closing because a request has ended, not because of the user. */
  let isLeaving = false
  let cancelNotice = () => {}

  function isApproving(): boolean {
    return store.get(modalStateAtom).view === 'ApproveTransaction'
  }

  /** `isFirst`: ignores requests that ended before this module was loaded, except a refusal, which has to be shown. */
  function handleActivity(isFirst: boolean) {
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
    const isNew = now.pending.some(({ id, policy }) => policy === 'notSafe' && !known.has(id))
    if (isNew || (now.approvalWindow && !approvalWindow)) showApproval()
    // An approval that is not a request of the app, such as that of a sign-in.
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
  function handleOutcome(outcome: Exclude<RequestOutcome, { status: 'notAllowed' }>) {
    // A failed read was never shown.
    if (outcome.request.policy === 'safe') return
    const transaction = transactions.pop()
    leaveApproval({ toFlow: transaction !== undefined })
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
  function showCalls({ id }: { readonly id: string }) {
    if (store.get(modalStateAtom).view === 'CallsStatus') return replaceView(latchkit, 'CallsStatus', { id })
    if (store.get(isOpenAtom)) return pushView(latchkit, 'CallsStatus', { id })
    modal.open()
    resetView(latchkit, 'CallsStatus', { id })
  }

  /** Leaves the view of requests once no approvals are pending: back to the requesting flow, or closes. */
  function leaveApproval({ toFlow }: { readonly toFlow: boolean }) {
    const hasMore = store.get(requestsAtom).some(({ policy }) => policy === 'notSafe')
    if (!isApproving() || hasMore) return
    isLeaving = true
    if (toFlow && store.get(canGoBackAtom)) goBack(latchkit)
    else modal.close()
    isLeaving = false
  }

  /** Opens the modal and shows there, after a delay, that the action is not allowed. Returns the cancel function. */
  function notifyRefusal(): () => void {
    if (!store.get(isOpenAtom) || isApproving()) modal.open()
    const timer = setTimeout(() => showError('approve.notAllowed'), refusalDelay)
    return () => clearTimeout(timer)
  }

  function showError(text: keyof typeof approveTransactionMessages) {
    const message = getText(latchkit, approveTransactionMessages, text)
    showToast(latchkit, { variant: 'error', message })
  }

  /** Shows the result of a request for which the page was left. */
  function showReturned(returned: ReturnedRequest) {
    if (returned.isShown) return
    if (returned.status === 'success') {
      const message = getText(latchkit, approveTransactionMessages, 'approve.returned')
      showToast(latchkit, { variant: 'success', message })
    } else {
      const isRejected = isError(returned.error, 'rpc/user-rejected')
      showError(isRejected ? 'approve.returnedRejected' : 'approve.returnedFailed')
    }
  }

  /** Ends every waiting flow, the innermost first. */
  function endTransactions(end: (transaction: Transaction) => void) {
    // A flow whose callback starts another flow must not end the new flow as well.
    for (const transaction of transactions.splice(0).reverse()) callBack(() => end(transaction))
  }

  /** Calls a callback of a flow. Logs an error that it throws and continues. */
  function callBack(callback: () => void) {
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
  const follower: RequestsFollower = {
    transactions,
    stop() {
      cancelNotice()
      for (const stop of stops) stop()
      slot.current = undefined
      rejectRequests(client)
      endTransactions(({ onCancel }) => onCancel?.())
    },
  }
  slot.current = follower
  handleActivity(true)
  return follower
}
