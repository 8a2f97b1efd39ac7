'use client'
import { type ComponentType, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { Skeleton } from '../components/Skeleton.js'
import { useEmbeddedLogins } from '../hooks/useEmbeddedLogins.js'
import { useLazyComponent } from '../hooks/useLazyComponent.js'
import { getViewLoader } from '../preloadView.js'

/**
 * A section of the embedded wallet. Part of another area, which the registry's loader loads if it is on. Until then its
 * place is kept, so that no wallet moves under the pointer.
 */
export function ConnectEmbedded({ view }: { view: 'EmailLogin' | 'ConnectSocials' }) {
  const latchkit = useLatchkit()
  const { socials } = useEmbeddedLogins()
  const [isFailed, setFailed] = useState(false)
  const Section = useLazyComponent(true, () =>
    (getViewLoader(latchkit).load?.(view) as Promise<ComponentType> | undefined)?.catch(error => {
      setFailed(true)
      throw error
    }),
  )
  if (Section) return <Section />
  if (isFailed) return null
  // More than six providers are two lines of logos.
  const logos = (socials || []).length > 6 ? 104 : 48
  return (
    <div style={{ marginBottom: 8 }}>
      <Skeleton height={view === 'EmailLogin' ? 100 : logos} />
    </div>
  )
}
