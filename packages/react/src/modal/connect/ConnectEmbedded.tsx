'use client'
import type { ComponentType } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useLazyComponent } from '../hooks/useLazyComponent.js'
import { getViewLoader } from '../preloadView.js'

/** A section of the embedded wallet. Part of another area, which the registry's loader loads if it is on. */
export function ConnectEmbedded({ view }: { view: 'EmailLogin' | 'ConnectSocials' }) {
  const latchkit = useLatchkit()
  const Section = useLazyComponent(
    true,
    () => getViewLoader(latchkit).load?.(view) as Promise<ComponentType> | undefined,
  )
  return Section ? <Section /> : null
}
