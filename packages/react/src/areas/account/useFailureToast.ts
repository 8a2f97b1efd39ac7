'use client'
import { useEffect } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { createSlot } from '../../page/latchkit/setup.js'
import { getStore } from '../../page/provider/getStore.js'
import { toastAtom, toastPendingAtom } from '../../page/toasts/atoms.js'
import { useToast } from '../../shared/toasts/useToast.js'

/** Failures of lists that were shown in a toast, and the text of the last such toast. */
const getShown = /*#__PURE__*/ createSlot(() => ({ errors: new WeakSet<Error>(), message: '' }))

/**
 * Shows once that a list failed to load. Keeps a recent toast from another source: the list shows its failure in place
 * as well.
 */
export function useFailureToast(error: Error | null, message: string): void {
  const latchkit = useLatchkit()
  const toast = useToast()
  useEffect(() => {
    const shown = getShown(latchkit)
    if (!error || shown.errors.has(error)) return
    shown.errors.add(error)
    const store = getStore(latchkit)
    const current = store.get(toastAtom)
    if (store.get(toastPendingAtom) || (current && current.message !== shown.message)) return
    shown.message = message
    toast.show({ variant: 'error', message })
  }, [error, latchkit, toast, message])
}
