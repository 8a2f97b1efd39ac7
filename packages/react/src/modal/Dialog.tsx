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
import { useStyles } from './useStyles.js'

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
  const open = useAtomValue(isOpenAtom)
  const { close } = useRouter()
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isShown || !dialog) return
    dialog.showModal()
    // After the dialog is shown: giving it the focus has laid out the page, so measuring the page is free.
    const unlock = lockScroll()
    // The dialog of the secure frame must be above this dialog again.
    dispatchEvent(new Event('latchkit-shown'))
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
      data-testid={modalTestIds.dialog}
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

/** Plays the dialog's way out. `finished` settles when it is no longer visible: at once where motion is unwanted. */
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
    // A cancelled animation rejects; then nobody waits for it any more.
    finished: animation.finished.catch(() => {}),
    cancel() {
      dialog.classList.remove('closing')
      animation.cancel()
    },
  }
}

/** Keeps the page still behind the modal, with the room of its scrollbar; returns how to let it go. */
function lockScroll(): () => void {
  const root = document.documentElement
  const { style, clientWidth } = root
  const { overflow, paddingRight } = style
  // The lock of another dialog, which may be taken away before this one.
  if (overflow === 'hidden') return () => {}
  style.overflow = 'hidden'
  // A page without a scrollbar is not laid out again. One with a gutter of its own keeps its width.
  const scrollbar = innerWidth > clientWidth ? root.clientWidth - clientWidth : 0
  // Not `scrollbar-gutter`: the backdrop does not reach into a gutter, which then stands out beside it.
  if (scrollbar > 0)
    style.paddingRight = `${Number.parseFloat(getComputedStyle(root).paddingRight) + scrollbar}px`
  return () => {
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}

/** Gives the focus back to what opened the modal, where the platform did not. */
function restoreFocus(latchkit: Latchkit): void {
  const { element } = getOpener(latchkit)
  forgetOpener(latchkit)
  if (!element?.isConnected || document.activeElement === element) return
  // The focus was moved on purpose while the modal closed.
  if (document.activeElement && document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}
