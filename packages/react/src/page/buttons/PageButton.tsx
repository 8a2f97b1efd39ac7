'use client'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { localeAtom } from '../i18n/atoms.js'
import type { OpenParameters } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { heldButtonAtom, modalErrorAtom } from '../router/atoms.js'
import { prepareModal } from '../router/ensureModal.js'
import type { buttonTestIds } from '../testIds/buttonTestIds.js'
import { themeAtom } from '../theme/atoms.js'
import { buttonMessages } from './buttonMessages.js'
import { type ButtonVariant, buttonStyle } from './buttonStyle.js'
import { useButtonText } from './useButtonText.js'

export type PageButtonProps = {
  variant: ButtonVariant
  testId: (typeof buttonTestIds)[keyof typeof buttonTestIds]
  /** Accessible name of the button where its text is not sufficient. */
  name?: string | undefined
  busy?: boolean | undefined
  /** Parameters that open the modal. */
  opens?: OpenParameters | undefined
  children: ReactNode
}

const resting = { hovered: false, pressed: false, focused: false }

/** A Latchkit button in the app's page. Loads and renders the modal when a press is imminent. */
export function PageButton({ variant, testId, name, busy, opens, children }: PageButtonProps) {
  const latchkit = useLatchkit()
  const theme = useAtomValue(themeAtom)
  const { locale, direction } = useAtomValue(localeAtom)
  const t = useButtonText(buttonMessages)
  const error = useAtomValue(modalErrorAtom)
  const [interaction, setInteraction] = useState(resting)
  const ref = useRef<HTMLButtonElement>(null)
  const isNear = useRef(false)
  // A strict policy forbids the style attribute in a server's HTML. React sets the style on an element that it created.
  const [isOwn, setOwn] = useState(false)
  useEffect(() => setOwn(ref.current?.style.length === 0), [])
  const prepare = () => prepareModal(latchkit, opens)
  const change = (part: Partial<typeof resting>) => setInteraction(known => ({ ...known, ...part }))
  const end = (part: Partial<typeof resting>) => {
    getStore(latchkit).set(heldButtonAtom, undefined)
    // Renders the results of the press that opens the modal after the modal.
    startTransition(() => change(part))
  }
  return (
    <button
      key={isOwn ? 'own' : 'given'}
      ref={ref}
      type="button"
      lang={locale}
      dir={direction}
      style={buttonStyle(theme, variant, interaction)}
      data-testid={testId}
      aria-label={error ? undefined : name}
      aria-live={error && 'polite'}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') change({ hovered: true })
      }}
      onPointerMove={() => {
        // Not on pointerenter: browsers also dispatch it when the page scrolls below a pointer that does not move.
        if (!isNear.current) prepare()
        isNear.current = true
      }}
      onPointerLeave={() => {
        isNear.current = false
        end({ hovered: false, pressed: false })
      }}
      onPointerDown={({ button, currentTarget }) => {
        prepare()
        change({ pressed: true })
        if (button === 0) getStore(latchkit).set(heldButtonAtom, currentTarget)
      }}
      onPointerUp={() => end({ pressed: false })}
      onFocus={({ currentTarget }) => {
        prepare()
        change({ focused: currentTarget.matches(':focus-visible') })
      }}
      onBlur={() => end({ focused: false })}
      onClick={() => {
        // Safari does not focus a clicked button; the modal returns the focus to the element that had it.
        if (document.activeElement !== ref.current) ref.current?.focus({ preventScroll: true })
        latchkit.modal.open(opens)
      }}
    >
      {error ? t('button.loadFailed') : children}
    </button>
  )
}
