'use client'
import type { Client, Features } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { useConsent } from '../modal/hooks/useConsent.js'
import { resetView } from '../modal/navigate.js'
import { useFeatures } from '../page/hooks/useFeatures.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { resolveOpeningView } from '../page/router/openingEntry.js'
import type { ViewName } from '../page/router/types.js'
import { leaveUnavailable } from './leaveUnavailable.js'

export type ViewNeeds = {
  readonly feature?: keyof Features | undefined
  /** Whether the app and the connected wallet have what the view shows. Called once, when the view is shown. */
  readonly isOffered?: ((client: Client) => boolean) | undefined
  /** A wallet has to be connected. */
  readonly account?: boolean | undefined
  /** The view connects as soon as it is shown, so the terms of the app have to be accepted before. */
  readonly consent?: boolean | undefined
}

/**
 * Creates a view with needs. If one is missing, the modal shows its first view instead, with an alert if the app has
 * not enabled or configured the view.
 */
export function ofFeature(
  view: ViewName,
  { feature, isOffered, account, consent }: ViewNeeds,
  View: ComponentType,
): ComponentType {
  return function FeatureView() {
    const latchkit = useLatchkit()
    const { client } = latchkit
    const features = useFeatures()
    const { locked } = useConsent()
    // The role of a view defines its behaviour when the connection ends later.
    const [isFit] = useState(() => isOffered?.(client) ?? true)
    const [isReady] = useState(
      () => (!account || client.store.get(accountAtom).isConnected) && !(consent && locked),
    )
    const isAvailable = isFit && (!feature || Boolean(features[feature]))
    useLayoutEffect(() => {
      if (!isAvailable) leaveUnavailable(latchkit, view)
      else if (!isReady) resetView(latchkit, resolveOpeningView(latchkit.client))
    }, [latchkit, isAvailable, isReady])
    return isAvailable && isReady ? <View /> : null
  }
}
