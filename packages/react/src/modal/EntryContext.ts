'use client'
import { createContext } from 'react'
import type { Entry } from '../router/types.js'

/** The step that a view was opened for. */
export const EntryContext = /*#__PURE__*/ createContext<Entry | undefined>(undefined)
