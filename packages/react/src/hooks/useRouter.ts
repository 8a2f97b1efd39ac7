'use client'
import { useMemo } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { canGoBackAtom } from '../modal/lazyAtoms.js'
import { closeModal } from '../router/closeModal.js'
import { goBack, pushView, replaceView, resetView } from '../router/navigate.js'
import type { NavigateArguments, ViewName } from '../router/types.js'
import { useLatchkit } from './useLatchkit.js'

/** Moves between views. For views and the modal's frame. */
export function useRouter() {
  const latchkit = useLatchkit()
  return useMemo(() => createRouter(latchkit), [latchkit])
}

function createRouter(latchkit: Latchkit) {
  return {
    push: <name extends ViewName>(...to: NavigateArguments<name>) => pushView<name>(latchkit, ...to),
    replace: <name extends ViewName>(...to: NavigateArguments<name>) => replaceView<name>(latchkit, ...to),
    reset: <name extends ViewName>(...to: NavigateArguments<name>) => resetView<name>(latchkit, ...to),
    back: () => goBack(latchkit),
    canGoBack: () => latchkit.client.store.get(canGoBackAtom),
    close: () => closeModal(latchkit),
  }
}
