'use client'
import type { ComponentType } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useLazyComponent } from '../hooks/useLazyComponent.js'
import { getViewLoader } from '../preloadView.js'

/** A section of the embedded wallet. It belongs to another area, which is loaded by the registry's loader where it is on. */
export function ConnectEmbedded({ view }: { view: 'EmailLogin' | 'ConnectSocials' }) {
  const latchkit = useLatchkit()
  const Section = useLazyComponent(
    true,
    () => getViewLoader(latchkit).load?.(view) as Promise<ComponentType> | undefined,
  )
  return Section ? <Section /> : null
}
