'use client'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { localeAtom } from '../i18n/atoms.js'
import type { OpenParameters } from '../latchkit/types.js'
import { modalErrorAtom } from '../router/atoms.js'
import { prepareModal } from '../router/ensureModal.js'
import type { buttonTestIds } from '../testIds/buttonTestIds.js'
import { themeAtom } from '../theme/atoms.js'
import { buttonMessages } from './buttonMessages.js'
import { type ButtonVariant, buttonStyle } from './buttonStyle.js'
import { useButtonText } from './useButtonText.js'

export type PageButtonProps = {
  variant: ButtonVariant
  testId: (typeof buttonTestIds)[keyof typeof buttonTestIds]
  /** What the button is called where its text does not say it all. */
  name?: string | undefined
  busy?: boolean | undefined
  /** How the modal is opened. */
  opens?: OpenParameters | undefined
  children: ReactNode
}

const resting = { hovered: false, pressed: false, focused: false }

/** A button of ours in the app's page. The modal is loaded and rendered when someone is about to press it. */
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
  // What ends in the press that opens the modal is rendered after it.
  const end = (part: Partial<typeof resting>) => startTransition(() => change(part))
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
      onPointerDown={() => {
        prepare()
        change({ pressed: true })
      }}
      onPointerUp={() => end({ pressed: false })}
      onFocus={({ currentTarget }) => {
        prepare()
        change({ focused: currentTarget.matches(':focus-visible') })
      }}
      onBlur={() => end({ focused: false })}
      onClick={() => {
        // Safari does not focus a button that is clicked; the modal gives the focus back to what had it.
        if (document.activeElement !== ref.current) ref.current?.focus({ preventScroll: true })
        latchkit.modal.open(opens)
      }}
    >
      {error ? t('button.loadFailed') : children}
    </button>
  )
}
