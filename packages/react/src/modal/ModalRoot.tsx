'use client'
import { ConfigInvalidError } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { createElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { useOptions } from '../page/hooks/useOptions.js'
import { localeAtom } from '../page/i18n/atoms.js'
import type { Latchkit } from '../page/latchkit/types.js'
import { entryAtom, isOpenAtom } from '../page/router/atoms.js'
import { announcementAtom, hasBarsAtom, preparedEntryAtom, shakesAtom } from '../page/router/lazyAtoms.js'
import { type ThemeState, themeAtom } from '../page/theme/atoms.js'
import { colorScheme } from '../page/theme/tokens.js'
import dialogStyles from './Dialog.css?inline'
import { Dialog } from './Dialog.js'
import { useLazyComponent } from './hooks/useLazyComponent.js'
import { findTokenProblems } from './modalTokens.js'
import { Stage, type StageProps } from './Stage.js'
import { useConnectionChanges } from './useConnectionChanges.js'
import { useStyles } from './useStyles.js'

export type ModalRootProps = {
  host: HTMLElement
  embedded: boolean
  /** Called once there is nothing to show any more. */
  onIdle: () => void
  /** Called after the first render. */
  onRendered: () => void
}

function Bars() {
  const hasBars = useAtomValue(hasBarsAtom)
  const BarStack = useLazyComponent(hasBars, async () => {
    const { BarStack } = await importWithRetry(() => import('../shared/BarStack.js'))
    return BarStack
  })
  return (
    <>
      {BarStack ? <BarStack /> : null}
      <LiveRegion />
    </>
  )
}

/** An element that is always the same, so that React does not render it again with the modal. */
const bars = /*#__PURE__*/ createElement(Bars)

/** Everything inside the shadow root. */
export function ModalRoot({ host, embedded, onIdle, onRendered }: ModalRootProps) {
  const latchkit = useLatchkit()
  const open = useAtomValue(isOpenAtom)
  const newest = useAtomValue(entryAtom)
  const prepared = useAtomValue(preparedEntryAtom)
  // The dialog stays until it has left the screen.
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const { locale: lang, direction } = useAtomValue(localeAtom)
  const themeState = useAtomValue(themeAtom)
  const hasBars = useAtomValue(hasBarsAtom)
  const isShown = embedded || open || present
  const idle = !isShown && !prepared && !hasBars
  useEffect(() => {
    if (idle) onIdle()
  }, [idle, onIdle])
  const isVisible = isShown || hasBars
  useEffect(() => {
    if (!isVisible) return
    const { config, logger } = latchkit.client
    // The errors that have an alert are of services, of which most apps use none.
    if (config.gateway ?? config.analytics)
      importWithRetry(() => import('../shared/alerts/alertError.js')).then(
        ({ followAlerts }) => followAlerts(latchkit),
        error => logger.warn('Alerts could not be loaded', { error }),
      )
  }, [latchkit, isVisible])
  useLayoutEffect(onRendered, [onRendered])
  useLayoutEffect(() => applyTheme(latchkit, host, themeState), [latchkit, host, themeState])
  useConnectionChanges(embedded)
  const leave = useCallback(() => setPresent(false), [])
  const card = <Card entry={isShown ? newest : prepared} isShown={isShown} />
  // A prepared dialog is closed: alerts, toasts and announcements are meanwhile rendered outside of it.
  const isInDialog = isShown || (prepared !== undefined && !hasBars)
  const frame = embedded ? (
    <div className="embedded">
      {card}
      {bars}
    </div>
  ) : (
    <>
      {isShown || prepared ? (
        <Dialog isShown={isShown} onClosed={leave}>
          {card}
          {isInDialog ? bars : null}
        </Dialog>
      ) : null}
      {isInDialog ? null : bars}
    </>
  )
  const { mobileFullScreen, modalSize } = useOptions()
  return (
    <div
      className={`root${mobileFullScreen ? ' full' : ''} ${modalSize ?? ''}`}
      lang={lang}
      dir={direction}
      style={{ colorScheme: colorScheme(themeState.mode) }}
    >
      {frame}
    </div>
  )
}

/** The surface that contains all views. */
function Card(stage: StageProps) {
  useStyles(dialogStyles)
  const count = useAtomValue(shakesAtom)
  const seen = useRef(count)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = ref.current
    if (!card || seen.current === count) return
    seen.current = count
    card.classList.add('shaking')
    const end = ({ animationName }: AnimationEvent) => {
      if (animationName === 'shake') card.classList.remove('shaking')
    }
    card.addEventListener('animationend', end)
    return () => {
      card.removeEventListener('animationend', end)
      card.classList.remove('shaking')
    }
  }, [count])
  return (
    <div className="card" ref={ref}>
      <Stage {...stage} />
    </div>
  )
}

/** Announces the text of `announcementAtom` to assistive technology. */
function LiveRegion() {
  const text = useAtomValue(announcementAtom)
  return (
    <div className="sr" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}

/** Sets an app's tokens on the host, from which the shadow root inherits them. The defaults are in the sheet. */
function applyTheme({ client }: Latchkit, host: HTMLElement, { variables }: ThemeState): () => void {
  const given = Object.entries(variables)
  const problems = given.length > 0 ? findTokenProblems(variables) : []
  if (problems.length > 0)
    client.logger.error('A theme variable has no effect', { cause: new ConfigInvalidError({ problems }) })
  for (const [name, value] of given) if (value !== undefined) host.style.setProperty(name, value)
  return () => {
    for (const [name] of given) host.style.removeProperty(name)
  }
}
