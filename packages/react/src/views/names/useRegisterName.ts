'use client'
import { accountAtom } from '@latchkit/core/connection'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import type { UseNamesReturnType } from '../../hooks/useNames.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useToast } from '../../hooks/useToast.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { pushTransaction } from '../../requests/pushTransaction.js'
import { modalStateAtom } from '../../router/atoms.js'
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
