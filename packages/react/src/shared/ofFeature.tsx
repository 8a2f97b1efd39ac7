'use client'
import type { Features } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { resetView } from '../modal/navigate.js'
import { useFeatures } from '../page/hooks/useFeatures.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { resolveOpeningView } from '../page/router/openingEntry.js'

/**
 * Makes the view of a feature. Where the feature is off or nobody is connected, the modal shows what it opens with
 * instead.
 */
export function ofFeature(feature: keyof Features, View: ComponentType): ComponentType {
  return function FeatureView() {
    const latchkit = useLatchkit()
    const isOn = Boolean(useFeatures()[feature])
    // What happens to a view when the connection ends later is its role.
    const [wasConnected] = useState(() => latchkit.client.store.get(accountAtom).isConnected)
    const isShown = isOn && wasConnected
    useLayoutEffect(() => {
      if (!isShown) resetView(latchkit, resolveOpeningView(latchkit.client))
    }, [latchkit, isShown])
    return isShown ? <View /> : null
  }
}
