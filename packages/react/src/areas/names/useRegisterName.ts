'use client'
import { accountAtom } from '@latchkit/core/connection'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseNamesReturnType } from '../../page/hooks/useNames.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { modalStateAtom } from '../../page/router/atoms.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { namesMessages } from './namesMessages.js'
import { toNameText } from './toNameText.js'

/**
 * Registers a name, and shows that it is registered: in the view that follows, or in a toast when another view is shown
 * meanwhile, or none. After a failure the modal shows where the name is chosen.
 */
export function useRegisterName({ parent, register }: UseNamesReturnType): (label: string) => Promise<void> {
  const t = useTranslate(namesMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { replace } = useRouter()
  const toast = useToast()

  async function onAsk() {
    // The view of the request to an embedded wallet then returns here, instead of closing the modal.
    if (client.store.get(accountAtom).connector?.type === 'auth') await pushTransaction(latchkit, {})
  }
  return async label => {
    try {
      const { name } = await register({ name: label, onAsk })
      if (client.store.get(modalStateAtom).view === 'RegisterAccountName')
        replace('RegisterAccountNameSuccess', { name })
      else toast.show({ variant: 'success', message: t('names.done', { name }) })
    } catch (error) {
      client.logger.info('A name was not registered', { error })
      const { key, parameters } = toNameText(error, { name: `${label}.${parent}` })
      toast.show({ variant: 'error', message: t(key, parameters) })
    }
  }
}
