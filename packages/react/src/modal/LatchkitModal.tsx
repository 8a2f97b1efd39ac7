'use client'
import { createElement, useEffect, useRef } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { getInternals } from '../latchkit/internals.js'
import { openModal } from '../router/openModal.js'
import { ensureModal } from './ensureModal.js'

/** Props of `LatchkitModal`. */
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
    const element = ref.current
    let left = false
    const { place, runtime, router } = getInternals(latchkit)
    // A root made in the effect itself would be thrown away by StrictMode after its dialog took the focus.
    queueMicrotask(() => {
      if (left || !element) return
      const elsewhere = runtime.unmount
      // A modal that waits for its place mounts itself here.
      place.set({ element, embedded })
      if (runtime.unmount === elsewhere) elsewhere?.()
      if (embedded) openModal(latchkit)
      else if (router.get().open) ensureModal(latchkit)
    })
    return () => {
      left = true
      queueMicrotask(() => {
        if (place.get()?.element !== element) return
        runtime.unmount?.()
        place.set(undefined)
      })
    }
  }, [latchkit, embedded])
  return createElement('latchkit-modal', { ref, suppressHydrationWarning: true })
}
