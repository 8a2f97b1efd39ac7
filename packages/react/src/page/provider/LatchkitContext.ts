'use client'
import { createContext } from 'react'
import type { Latchkit } from '../latchkit/types.js'

export const LatchkitContext = /*#__PURE__*/ createContext<Latchkit | undefined>(undefined)
