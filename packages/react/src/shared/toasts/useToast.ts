'use client'
import { useMemo } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { Toast } from '../../page/toasts/atoms.js'
import { dismissToast, showToast } from './showToast.js'

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
