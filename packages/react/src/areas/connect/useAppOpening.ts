'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'

/** Milliseconds after which an app that has not come to the front counts as missing. */
const timeout = 2000

export type AppOpening = {
  /** `missing`: the page is still visible. */
  readonly state: 'idle' | 'opening' | 'opened' | 'missing'
  /** Call it with the press that opens the link. */
  watch(): void
}

/** Whether an app came to the front after its link was opened. For views. */
export function useAppOpening(): AppOpening {
  const { platform } = useLatchkit().client
  const [state, setState] = useState<AppOpening['state']>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const stop = platform.onVisibilityChange(visible => {
      if (visible) return
      clearTimeout(timer.current)
      setState(known => (known === 'idle' ? known : 'opened'))
    })
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [platform])
  const watch = useCallback(() => {
    clearTimeout(timer.current)
    setState('opening')
    timer.current = setTimeout(() => {
      // On a computer the app opens beside the browser, which then has lost the focus.
      const isHere = platform.isVisible() && (platform.isMobile() || platform.hasFocus())
      setState(isHere ? 'missing' : 'opened')
    }, timeout)
  }, [platform])
  return { state, watch }
}
