'use client'
import { createContext } from 'react'

/** Adopts a sheet where the component is shown. Does nothing outside of the modal. */
export const StyleContext = /*#__PURE__*/ createContext<(css: string) => void>(() => {})
