'use client'
import type { Client } from '@latchkit/core'
import { type Context, createContext } from 'react'
import type { SolanaAdapter } from '../types.js'

/** What the hooks reach. */
export type SolanaContextValue = { readonly client: Client; readonly adapter: SolanaAdapter }

export const SolanaContext: Context<SolanaContextValue | undefined> = /*#__PURE__*/ createContext<
  SolanaContextValue | undefined
>(undefined)
