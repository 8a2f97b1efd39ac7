'use client'
import { accountAtom } from '@latchkit/core/connection'
import { getNetworkServices } from '@latchkit/core/features'
import { networkAtom } from '@latchkit/core/networks'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { resetView } from '../../modal/navigate.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { resolveOpeningView } from '../../page/router/openingEntry.js'
import { connectFirst } from '../../shared/connectFirst.js'
import { leaveUnavailable } from '../../shared/leaveUnavailable.js'

/**
 * Creates a view of purchases. If buying is off, globally or on the network, the modal shows its first view instead;
 * while disconnected, it shows the ways to connect first.
 */
export function ofOnramp(View: ComponentType): ComponentType {
  return function OnrampView() {
    const latchkit = useLatchkit()
    const { client } = latchkit
    const { onramp } = useFeatures()
    const { network } = useAtomValue(networkAtom)
    const isOffered = onramp && (!network || getNetworkServices(network).onramp)
    // The role of a view defines its behaviour when the connection ends later.
    const [wasConnected] = useState(() => client.store.get(accountAtom).isConnected)
    useLayoutEffect(() => {
      if (!onramp) return leaveUnavailable(latchkit, 'OnRampProviders')
      // Another network may offer it: nothing is wrong with the app.
      if (!isOffered) return resetView(latchkit, resolveOpeningView(latchkit.client))
      const isConnected = () => latchkit.client.store.get(accountAtom).isConnected
      if (!wasConnected) connectFirst(latchkit, { isConnected }, 'OnRampProviders')
    }, [latchkit, onramp, isOffered, wasConnected])
    return isOffered && wasConnected ? <View /> : null
  }
}
