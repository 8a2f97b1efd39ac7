'use client'
import { disconnect } from '@latchkit/core/connection'
import { BaseError } from '@latchkit/core/errors'
import { useState } from 'react'
import { useLatchkit } from './useLatchkit.js'
import { useToast } from './useToast.js'

/** Ends every connection, or one wallet's, and shows it when that failed. For views. */
export function useDisconnectAll(): {
  pending: boolean
  disconnectAll: () => Promise<void>
  disconnectOne: (connectorId: string) => Promise<void>
} {
  const { client } = useLatchkit()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  async function end(connectorId?: string) {
    setPending(true)
    try {
      await disconnect(client, { connectorId })
    } catch (error) {
      const message = error instanceof BaseError ? error.shortMessage : String(error)
      toast.show({ variant: 'error', message })
    } finally {
      setPending(false)
    }
  }
  return { pending, disconnectAll: () => end(), disconnectOne: end }
}
