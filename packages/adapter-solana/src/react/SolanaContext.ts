'use client'
import type { Client } from '@latchkit/core'
import { type Context, createContext } from 'react'

/** The client that the hooks reach. */
export const SolanaContext: Context<Client | undefined> = /*#__PURE__*/ createContext<Client | undefined>(
  undefined,
)
