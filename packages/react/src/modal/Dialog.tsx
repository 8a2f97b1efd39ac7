'use client'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useClientValue } from '../hooks/useClientValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useRouter } from '../hooks/useRouter.js'
import { isOpenAtom } from '../router/atoms.js'
import { useStyles } from '../styles/useStyles.js'
import { testIds } from '../testIds.js'
import dialogStyles from './Dialog.css?inline'
import { leave } from './leave.js'
import { lockScroll } from './lockScroll.js'
import { restoreFocus } from './restoreFocus.js'

export type DialogProps = {
  /** False while the modal is only prepared; the dialog is closed then. */
  isShown: boolean
  /** Called once the dialog has left the screen. */
  onClosed: () => void
  children: ReactNode
}

/** The native dialog. Focus trap, Escape and the inert page come from the platform. */
export function Dialog({ isShown, onClosed, children }: DialogProps) {
  useStyles(dialogStyles)
  const latchkit = useLatchkit()
  const open = useClientValue(isOpenAtom)
  const { close } = useRouter()
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isShown || !dialog) return
    // Before the dialog is shown: this measures the page, which would lay out the dialog once more.
    const unlock = lockScroll()
    dialog.showModal()
    return () => {
      dialog.close()
      unlock()
      restoreFocus(latchkit)
    }
  }, [latchkit, isShown])

  useEffect(() => {
    const dialog = ref.current
    if (open || !isShown || !dialog) return
    let reopened = false
    const { finished, cancel } = leave(dialog)
    finished.then(() => {
      if (!reopened) onClosed()
    })
    return () => {
      reopened = true
      cancel()
    }
  }, [open, isShown, onClosed])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which arrives as `cancel`.
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby="title"
      data-testid={testIds.dialog}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClose={() => {
        // A browser may close a dialog although `cancel` was prevented, on a second Escape for one.
        close()
        const dialog = ref.current
        if (latchkit.client.store.get(isOpenAtom) && dialog && !dialog.open) dialog.showModal()
      }}
      onPointerDown={event => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        if (event.target === event.currentTarget && pressedOutside.current) close()
      }}
    >
      {children}
    </dialog>
  )
}
