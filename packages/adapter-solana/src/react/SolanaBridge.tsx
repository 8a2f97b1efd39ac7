'use client'
import type { Client } from '@latchkit/core'
import type { ReactNode } from 'react'
import { SolanaContext } from './SolanaContext.js'

export type SolanaBridgeProps = { client: Client; children?: ReactNode }

/** Hands the client to the hooks below. */
export function SolanaBridge({ client, children }: SolanaBridgeProps) {
  return <SolanaContext.Provider value={client}>{children}</SolanaContext.Provider>
}
