'use client'
import type { Client } from '@latchkit/core'
import { type Context, createContext, type ReactNode } from 'react'

/** The client that the hooks use. */
export const SolanaContext: Context<Client | undefined> = /*#__PURE__*/ createContext<Client | undefined>(
  undefined,
)

type SolanaBridgeProps = { client: Client; children?: ReactNode }

/** Provides the client to the hooks below. */
export function SolanaBridge({ client, children }: SolanaBridgeProps) {
  return <SolanaContext.Provider value={client}>{children}</SolanaContext.Provider>
}
