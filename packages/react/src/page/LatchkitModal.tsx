'use client'
import { createElement, useEffect, useRef } from 'react'
import { useLatchkit } from './hooks/useLatchkit.js'
import type { Latchkit } from './latchkit/types.js'
import { getStore } from './provider/getStore.js'
import { isOpenAtom, routerAtom } from './router/atoms.js'
import { ensureModal, getMount, unmountModal } from './router/ensureModal.js'
import { containerAtom } from './router/modalAtoms.js'
import { createEntry, resolveOpeningView } from './router/openingEntry.js'
import { openModal } from './router/openModal.js'

/** Props of `LatchkitModal`. */
export type LatchkitModalProps = {
  /** Shows the views in the page, without a dialog. Default: false. */
  embedded?: boolean | undefined
}

/**
 * Holds the modal: needed with `disableAppend`, and to embed the views in a page.
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
    const store = getStore(latchkit)
    const mount = getMount(latchkit)
    // A root made in the effect itself would be thrown away by StrictMode after its dialog took the focus.
    queueMicrotask(() => {
      if (left || !element) return
      const unmountElsewhere = mount.unmount
      // A modal that waits for its container mounts itself here.
      store.set(containerAtom, { element, embedded, showFirst: embedded ? showFirst : undefined })
      if (mount.unmount === unmountElsewhere) unmountElsewhere?.()
      if (embedded) openModal(latchkit)
      else if (store.get(isOpenAtom)) ensureModal(latchkit)
    })
    return () => {
      left = true
      queueMicrotask(() => {
        if (store.get(containerAtom)?.element !== element) return
        unmountModal(latchkit)
        store.set(containerAtom, undefined)
      })
    }
  }, [latchkit, embedded])
  return createElement('latchkit-host', { ref, suppressHydrationWarning: true })
}

function showFirst(latchkit: Latchkit): void {
  getStore(latchkit).set(routerAtom, state => ({
    ...state,
    loading: true,
    direction: state.history.length > 1 ? 'back' : 'forward',
    history: [createEntry(state, [resolveOpeningView(latchkit.client)])],
  }))
}
