'use client'
import type { Client } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { findSolanaAdapter } from './findSolanaAdapter.js'
import { SolanaContext } from './SolanaContext.js'

export type SolanaBridgeProps = { client: Client; children?: ReactNode }

/** Hands the client's Solana adapter to the hooks below. */
export function SolanaBridge({ client, children }: SolanaBridgeProps) {
  const value = useMemo(() => {
    const adapter = findSolanaAdapter(client)
    return adapter && { client, adapter }
  }, [client])
  return <SolanaContext.Provider value={value}>{children}</SolanaContext.Provider>
}
