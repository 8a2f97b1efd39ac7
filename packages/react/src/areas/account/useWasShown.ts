'use client'
import { useRef } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { isOpenAtom } from '../../page/router/atoms.js'

/** Whether the view was shown. A view that is only prepared requests nothing. For views. */
export function useWasShown(): boolean {
  const isOpen = useAtomValue(isOpenAtom)
  const wasShown = useRef(isOpen)
  wasShown.current ||= isOpen
  return wasShown.current
}
