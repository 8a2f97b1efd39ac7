'use client'
import { type DisconnectParameters, disconnect } from '@latchkit/core/connection'
import { useState } from 'react'
import { modalMessages } from '../i18n/en/modal.js'
import { useLatchkit } from './useLatchkit.js'
import { useToast } from './useToast.js'
import { useTranslate } from './useTranslate.js'

/** Ends every connection, or one wallet's, and shows it when that failed. For views. */
export function useDisconnectWallets(): {
  pending: boolean
  disconnectAll: () => Promise<void>
  /** In one namespace, or in all of them. */
  disconnectOne: (wallet: DisconnectParameters & { connectorId: string }) => Promise<void>
} {
  const { client } = useLatchkit()
  const t = useTranslate(modalMessages)
  const toast = useToast()
  const [pending, setPending] = useState(false)
  async function end(parameters?: DisconnectParameters) {
    setPending(true)
    try {
      await disconnect(client, parameters)
    } catch (error) {
      client.logger.warn('A wallet was not disconnected', { cause: error })
      toast.show({ variant: 'error', message: t('modal.disconnectFailed') })
    } finally {
      setPending(false)
    }
  }
  return { pending, disconnectAll: () => end(), disconnectOne: end }
}
