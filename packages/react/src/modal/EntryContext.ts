'use client'
import { createContext } from 'react'
import type { Entry } from '../page/router/types.js'

/** The step that a view was opened for. */
export const EntryContext = /*#__PURE__*/ createContext<Entry | undefined>(undefined)
