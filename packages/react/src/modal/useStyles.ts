/// <reference path="../css.d.ts" />
'use client'
import { createContext, useContext, useInsertionEffect } from 'react'

/** Adopts a sheet where the component is shown. Does nothing outside of the modal. */
export const StyleContext = /*#__PURE__*/ createContext<(css: string) => void>(() => {})

/** Brings a component's sheet in before its first paint. */
export function useStyles(css: string): void {
  const adopt = useContext(StyleContext)
  useInsertionEffect(() => adopt(css), [adopt, css])
}
