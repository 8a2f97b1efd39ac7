'use client'
import { toLatinDigits } from '@latchkit/core/validate'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import emailStyles from './sections/Email.css?inline'

export type OtpBoxesProps = {
  label: string
  /** The name of a box, counted from 1. */
  digitLabel: (index: number) => string
  /** Up to `count` digits; a gap is a space. */
  value: string
  count: number
  onChange: (value: string) => void
  /** Marks the boxes and shakes them once. */
  isWrong: boolean
  /** Id of the element that describes the error. */
  describedBy?: string | undefined
}

/** A box for each digit of a code. Accepts a pasted code, and a code that the browser or the phone fills in. */
export function OtpBoxes({ label, digitLabel, value, count, onChange, isWrong, describedBy }: OtpBoxesProps) {
  useStyles(emailStyles)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const digits = [...value.padEnd(count)].slice(0, count)
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(count - 1, index))]?.focus()

  // After the title has got it, as in every view.
  useEffect(() => boxes.current[0]?.focus(), [])
  useEffect(() => {
    if (isWrong) boxes.current[0]?.focus()
  }, [isWrong])

  /** Writes typed or pasted text, starting at a box. */
  function write(index: number, text: string) {
    const typed = [...toLatinDigits(text).replace(/\D/g, '')].slice(0, count - index)
    const next = [...digits]
    if (typed.length === 0) next[index] = ' '
    for (const [offset, digit] of typed.entries()) next[index + offset] = digit
    onChange(next.join('').trimEnd())
    if (typed.length > 0) focus(index + typed.length)
  }

  function press(event: KeyboardEvent, index: number) {
    const isEmpty = digits[index] === ' '
    if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault()
      write(index - 1, '')
      focus(index - 1)
    } else if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    write(0, event.clipboardData.getData('text'))
  }

  return (
    // Codes are read from left to right in every language.
    <fieldset className={`otp${isWrong ? ' wrong' : ''}`} dir="ltr" aria-label={label}>
      {digits.map((digit, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          key={index}
          ref={element => {
            boxes.current[index] = element
          }}
          className="otp-box"
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={digitLabel(index + 1)}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          value={digit.trim()}
          data-testid={embeddedTestIds.otpInput(index)}
          onChange={event => {
            const typed = event.target.value
            // A second digit in a full box replaces the first.
            write(index, typed.length === 2 && digit.trim() ? typed.replace(digit, '') : typed)
          }}
          onKeyDown={event => press(event, index)}
          onPaste={paste}
          onFocus={event => event.target.select()}
        />
      ))}
    </fieldset>
  )
}
