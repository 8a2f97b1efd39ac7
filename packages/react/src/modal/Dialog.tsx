'use client'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import type { Latchkit } from '../page/latchkit/types.js'
import { isOpenAtom } from '../page/router/atoms.js'
import { forgetOpener, getOpener } from '../page/router/opener.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import dialogStyles from './Dialog.css?inline'
import { useRouter } from './hooks/useRouter.js'
import { isolateEvents } from './isolateEvents.js'
import { lockScroll } from './lockScroll.js'
import { useStyles } from './useStyles.js'

export type DialogProps = {
  /** False while the modal is only prepared; the dialog is then closed. */
  isShown: boolean
  /** Called once the dialog is no longer visible. */
  onClosed: () => void
  children: ReactNode
}

/** The native dialog. The platform provides the focus trap, Escape and the inert page. */
export function Dialog({ isShown, onClosed, children }: DialogProps) {
  useStyles(dialogStyles)
  const latchkit = useLatchkit()
  const open = useAtomValue(isOpenAtom)
  const { close } = useRouter()
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isShown || !dialog) return
    const stopIsolating = isolateEvents(dialog)
    unhide(dialog)
    dialog.showModal()
    // The browser focuses the first element with the attribute, which is the title.
    dialog.querySelector<HTMLElement>('.body [autofocus]')?.focus()
    // After the dialog is shown: the focus change has laid out the page, so measuring does not force a layout.
    const unlock = lockScroll(dialog)
    // Signals that the dialog of the secure frame must be above this dialog again.
    dispatchEvent(new Event('latchkit-shown'))
    return () => {
      dialog.close()
      stopIsolating()
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
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby="title"
      data-testid={modalTestIds.dialog}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // Without a user gesture browsers group dialogs, and one Escape closes the app's dialog too.
        event.preventDefault()
        close()
      }}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClose={() => {
        // A browser may close a dialog although `cancel` was prevented, for example on a second Escape.
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

/** Undoes what a dialog of the app did to all other elements of the page, if the host was one of them. */
function unhide(dialog: HTMLDialogElement): void {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  root.host.removeAttribute('inert')
  root.host.removeAttribute('aria-hidden')
}

/** Plays the exit animation of the dialog. `finished` settles when it is invisible: immediately with reduced motion. */
function leave(dialog: HTMLDialogElement): { finished: Promise<unknown>; cancel(): void } {
  const card = dialog.querySelector('.card')
  if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return { finished: Promise.resolve(), cancel() {} }
  dialog.classList.add('closing')
  const isSheet = matchMedia('(max-width: 479.98px)').matches
  const animation = card.animate(
    [{}, isSheet ? { transform: 'translateY(100%)' } : { opacity: 0, transform: 'scale(.97)' }],
    { duration: isSheet ? 200 : 120, easing: 'ease-in', fill: 'forwards' },
  )
  return {
    // A cancelled animation rejects; at that point nothing awaits it.
    finished: animation.finished.catch(() => {}),
    cancel() {
      dialog.classList.remove('closing')
      animation.cancel()
    },
  }
}

/** Returns the focus to the element that opened the modal, if the platform did not. */
function restoreFocus(latchkit: Latchkit): void {
  const { element } = getOpener(latchkit)
  forgetOpener(latchkit)
  if (!element?.isConnected || document.activeElement === element) return
  // The focus was moved intentionally while the modal closed.
  if (document.activeElement && document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}
