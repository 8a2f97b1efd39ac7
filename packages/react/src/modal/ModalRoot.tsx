'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useCell } from '../hooks/useCell.js'
import { useInternals } from '../hooks/useInternals.js'
import { colorScheme } from '../theme/colorScheme.js'
import { AlertBar } from './AlertBar.js'
import { applyTheme } from './applyTheme.js'
import { Card } from './Card.js'
import { Dialog } from './Dialog.js'
import { LiveRegion } from './LiveRegion.js'
import { ToastBar } from './ToastBar.js'
import { useConnectionChanges } from './useConnectionChanges.js'

export type ModalRootProps = {
  host: HTMLElement
  embedded: boolean
  /** Called once there is nothing to show any more. */
  onIdle: () => void
}

/** Everything inside the shadow root. */
export function ModalRoot({ host, embedded, onIdle }: ModalRootProps) {
  const { router, toast, alert, theme, locale, runtime } = useInternals()
  const { open } = useCell(router)
  // The dialog stays until it has left the screen.
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const { locale: lang, direction } = useCell(locale)
  const themeState = useCell(theme)
  const toasted = useCell(toast)
  const alerted = useCell(alert)
  const idle = !embedded && !open && !present && !toasted && !alerted
  useEffect(() => {
    if (idle && !runtime.toastPending) onIdle()
  }, [idle, runtime, onIdle])
  useLayoutEffect(() => applyTheme(host, themeState), [host, themeState])
  useConnectionChanges(embedded)
  const bars = (
    <>
      <AlertBar />
      <ToastBar />
      <LiveRegion />
    </>
  )
  const frame = embedded ? (
    <div className="embedded">
      <Card />
      {bars}
    </div>
  ) : present ? (
    <Dialog onClosed={() => setPresent(false)}>
      <Card />
      {bars}
    </Dialog>
  ) : (
    bars
  )
  return (
    <div className="root" lang={lang} dir={direction} style={{ colorScheme: colorScheme(themeState.mode) }}>
      {frame}
    </div>
  )
}
