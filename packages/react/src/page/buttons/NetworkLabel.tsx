'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { localeAtom } from '../i18n/atoms.js'
import { buttonTestIds } from '../testIds/buttonTestIds.js'
import { themeAtom } from '../theme/atoms.js'
import { buttonStyle } from './buttonStyle.js'

export type NetworkLabelProps = {
  /** Text that screen readers read instead of the children, as a single sentence. */
  name: string
  children: ReactNode
}

/**
 * The network where the user cannot choose another. Not a button: Tab skips a disabled button, and a disabled state
 * suggests that it can be pressed later.
 */
export function NetworkLabel({ name, children }: NetworkLabelProps) {
  const theme = useAtomValue(themeAtom)
  const { locale, direction } = useAtomValue(localeAtom)
  const ref = useRef<HTMLSpanElement>(null)
  // As in PageButton: a strict policy forbids the style attribute in a server's HTML.
  const [isOwn, setOwn] = useState(false)
  useEffect(() => setOwn(ref.current?.style.length === 0), [])
  const style = buttonStyle(theme, 'neutral', { hovered: false, pressed: false, focused: false })
  return (
    <span
      key={isOwn ? 'own' : 'given'}
      ref={ref}
      role="img"
      aria-label={name}
      lang={locale}
      dir={direction}
      style={{ ...style, cursor: 'default', userSelect: 'auto' }}
      data-testid={buttonTestIds.networkButton}
    >
      {children}
    </span>
  )
}
