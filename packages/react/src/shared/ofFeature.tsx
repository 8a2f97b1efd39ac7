'use client'
import type { Features } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { resetView } from '../modal/navigate.js'
import { useFeatures } from '../page/hooks/useFeatures.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { resolveOpeningView } from '../page/router/openingEntry.js'

/**
 * Creates the view of a feature. If the feature is off or no wallet is connected, the modal shows its initial view
 * instead.
 */
export function ofFeature(feature: keyof Features, View: ComponentType): ComponentType {
  return function FeatureView() {
    const latchkit = useLatchkit()
    const isOn = Boolean(useFeatures()[feature])
    // The role of a view defines its behaviour when the connection ends later.
    const [wasConnected] = useState(() => latchkit.client.store.get(accountAtom).isConnected)
    const isShown = isOn && wasConnected
    useLayoutEffect(() => {
      if (!isShown) resetView(latchkit, resolveOpeningView(latchkit.client))
    }, [latchkit, isShown])
    return isShown ? <View /> : null
  }
}
