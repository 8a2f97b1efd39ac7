'use client'
import { accountsAtom } from '@latchkit/core/connection'
import type { SendOutcome, SendPreview, SentTransaction } from '@latchkit/core/send'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { useToast } from '../toasts/useToast.js'

/**
 * Steps of a view that sends a transaction. Once sent, the modal shows the account, without a back button, and a toast
 * announces the outcome, also after the modal was closed.
 */
export function useTransactionFlow(view: 'SwapPreview' | 'WalletSendPreview') {
  const latchkit = useLatchkit()
  const { reset, back } = useRouter()
  const toast = useToast()
  const { client, modal } = latchkit
  /** Whether the user is still in the view. It does not navigate otherwise. */
  const isInSight = () => modal.getState().view === view
  return {
    isInSight,
    /** Call it before the request to the wallet. */
    async prepareAsk({ chainNamespace }: SendPreview['network']) {
      const { connector } = client.store.get(accountsAtom)[chainNamespace] ?? {}
      // The view of the request to an embedded wallet then returns to this flow, instead of closing the modal.
      if (connector?.type === 'auth') await pushTransaction(latchkit, {})
    },
    showAccount() {
      if (isInSight()) reset('Account')
    },
    leave() {
      if (isInSight()) back()
    },
    /** `onUnknown`: the outcome is not known, or another tab has announced it. */
    async announceOutcome(
      outcome: SentTransaction['outcome'],
      toMessage: (status: SendOutcome['status']) => string,
      onUnknown = () => {},
    ) {
      const { status, isNew } = (await outcome) ?? {}
      if (!status || !isNew) return onUnknown()
      toast.show({ variant: status === 'confirmed' ? 'success' : 'error', message: toMessage(status) })
    },
  }
}
