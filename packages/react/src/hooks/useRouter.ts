'use client'
import { useMemo } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { closeModal } from '../router/closeModal.js'
import { goBack } from '../router/goBack.js'
import { pushView } from '../router/pushView.js'
import { replaceView } from '../router/replaceView.js'
import { resetView } from '../router/resetView.js'
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
    close: () => closeModal(latchkit),
  }
}
