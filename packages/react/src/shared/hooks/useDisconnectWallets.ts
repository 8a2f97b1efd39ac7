'use client'
import { isError } from '@latchkit/core'
import type { DisconnectParameters } from '@latchkit/core/connection'
import { modalMessages } from '../../modal/modalMessages.js'
import { useDisconnect } from '../../page/hooks/useDisconnect.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useToast } from '../toasts/useToast.js'

/** Ends every connection, or those of a wallet, and shows a failure. For views. */
export function useDisconnectWallets(): {
  pending: boolean
  disconnectAll: () => Promise<void>
  /** In one namespace, or in all of them. */
  disconnectOne: (wallet: DisconnectParameters & { connectorId: string }) => Promise<void>
} {
  const { client } = useLatchkit()
  const t = useTranslate(modalMessages)
  const toast = useToast()
  const disconnect = useDisconnect({
    onError: cause => {
      client.logger.warn('A wallet was not disconnected', { cause })
      const isSignedIn = cause instanceof Error && isError(cause.cause, 'frame/sign-out-failed')
      toast.show({
        variant: 'error',
        message: t(isSignedIn ? 'modal.signOutFailed' : 'modal.disconnectFailed'),
      })
    },
  })
  // A failure is shown by the toast.
  const end = (parameters?: DisconnectParameters) => disconnect(parameters).catch(() => {})
  return { pending: disconnect.isPending, disconnectAll: () => end(), disconnectOne: end }
}
