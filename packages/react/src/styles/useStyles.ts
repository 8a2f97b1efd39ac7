/// <reference path="./css.d.ts" />
'use client'
import { useContext, useInsertionEffect } from 'react'
import { StyleContext } from './StyleContext.js'

/** Brings a component's sheet in before its first paint. */
export function useStyles(css: string): void {
  const adopt = useContext(StyleContext)
  useInsertionEffect(() => adopt(css), [adopt, css])
}
