'use client'
import { useMemo } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { closeModal } from '../../page/router/closeModal.js'
import { canGoBackAtom } from '../../page/router/lazyAtoms.js'
import type { NavigateArguments, ViewName } from '../../page/router/types.js'
import { goBack, pushView, replaceView, resetView } from '../navigate.js'

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
