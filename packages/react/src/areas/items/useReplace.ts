'use client'
import { type PendingTransaction, replaceTransaction } from '@latchkit/core/activity'
import { accountAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { useState } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { replacementMessages } from './replacementMessages.js'

type Kind = 'speedUp' | 'cancel'

/** Requests a replacement from the wallet, and says what has become of the request. */
export function useReplace({ wallet }: { readonly wallet: string }): {
  readonly replace: (transaction: PendingTransaction, kind: Kind) => Promise<void>
  /** The request that the wallet has not answered. */
  readonly asked: Kind | undefined
} {
  const t = useTranslate(replacementMessages)
  const latchkit = useLatchkit()
  const { back } = useRouter()
  const toast = useToast()
  const [asked, setAsked] = useState<Kind>()
  const { client, modal } = latchkit

  async function replace(transaction: PendingTransaction, kind: Kind) {
    setAsked(kind)
    try {
      // The view of the request to an embedded wallet then returns to this one, instead of closing the modal.
      if (client.store.get(accountAtom).connector?.type === 'auth') await pushTransaction(latchkit, {})
      await replaceTransaction(client, { transaction, kind })
      toast.show({ variant: 'success', message: t(`replacement.${kind}Sent`) })
      if (modal.getState().view === 'ReplaceTransaction') back()
    } catch (error) {
      client.logger.info('A transaction was not replaced', { error })
      toast.show({ variant: 'error', message: t(toKey(error), { wallet }) })
    } finally {
      setAsked(undefined)
    }
  }
  return { replace, asked }
}

function toKey(error: unknown) {
  if (isError(error, 'activity/nonce-ignored')) return 'replacement.nonceIgnored'
  if (isError(error, 'activity/not-replaceable')) return 'replacement.ended'
  if (isError((error as Error).cause, 'rpc/user-rejected')) return 'replacement.rejected'
  return 'replacement.failed'
}
