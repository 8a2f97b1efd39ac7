'use client'
import { useMemo } from 'react'
import type { Toast } from '../toasts/atoms.js'
import { dismissToast, showToast } from '../toasts/showToast.js'
import { useLatchkit } from './useLatchkit.js'

/** Shows and dismisses toasts, one at a time. */
export function useToast() {
  const latchkit = useLatchkit()
  return useMemo(
    () => ({
      show: (toast: Omit<Toast, 'id'>) => showToast(latchkit, toast),
      dismiss: () => dismissToast(latchkit),
    }),
    [latchkit],
  )
}
