'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { getViewLoader } from '../../modal/preloadView.js'

/** The field for the e-mail. It belongs to another area, which is loaded by the registry's loader where it is on. */
export function ConnectEmail() {
  const latchkit = useLatchkit()
  const [Section, setSection] = useState<{ readonly View: ComponentType }>()
  useEffect(() => {
    let left = false
    getViewLoader(latchkit)
      .load?.('EmailLogin')
      .then(
        View => {
          if (!left) setSection({ View: View as ComponentType })
        },
        cause => latchkit.client.logger.error('The login by e-mail could not be loaded', { cause }),
      )
    return () => {
      left = true
    }
  }, [latchkit])
  return Section ? <Section.View /> : null
}
