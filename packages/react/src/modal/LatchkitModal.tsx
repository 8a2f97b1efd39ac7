'use client'
import { createElement, useEffect, useRef } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { getInternals } from '../latchkit/internals.js'
import { openModal } from '../router/openModal.js'

export type LatchkitModalProps = {
  /** Shows the views in the page, without a dialog. Default: false. */
  embedded?: boolean | undefined
}

/**
 * The place of the modal: needed with `disableAppend`, and to embed the views in a page.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <LatchkitModal embedded />
 */
export function LatchkitModal({ embedded = false }: LatchkitModalProps) {
  const latchkit = useLatchkit()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    let left = false
    const { place, runtime } = getInternals(latchkit)
    // A root made in the effect itself would be thrown away by StrictMode after its dialog took the focus.
    queueMicrotask(() => {
      if (left || !ref.current) return
      runtime.unmount?.()
      place.set({ element: ref.current, embedded })
      if (embedded) openModal(latchkit)
    })
    return () => {
      left = true
      queueMicrotask(() => {
        if (place.get()?.element !== ref.current && ref.current) return
        runtime.unmount?.()
        place.set(undefined)
      })
    }
  }, [latchkit, embedded])
  return createElement('latchkit-modal', { ref, suppressHydrationWarning: true })
}
