'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { alertAtom } from '../alerts/atoms.js'
import { useClientValue } from '../hooks/useClientValue.js'
import { localeAtom } from '../i18n/atoms.js'
import { isOpenAtom } from '../router/atoms.js'
import { themeAtom } from '../theme/atoms.js'
import { colorScheme } from '../theme/tokens.js'
import { hasToastAtom } from '../toasts/atoms.js'
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
  const open = useClientValue(isOpenAtom)
  // The dialog stays until it has left the screen.
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const { locale: lang, direction } = useClientValue(localeAtom)
  const themeState = useClientValue(themeAtom)
  const hasToast = useClientValue(hasToastAtom)
  const hasAlert = useClientValue(alertAtom) !== undefined
  const idle = !embedded && !open && !present && !hasToast && !hasAlert
  useEffect(() => {
    if (idle) onIdle()
  }, [idle, onIdle])
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
