import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { accountAtom } from '@latchkit/core/connection'
import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { byId, host, inShadow, mountApp, shadow, testIds } from './mountApp.js'

/** The form of the app; its dialog has to stay open with it. */
function Form() {
  return (
    <form>
      <input aria-label="Note" defaultValue="" data-testid="note" />
      <ConnectButton />
    </form>
  )
}

function Radix() {
  return (
    <RadixDialog.Root defaultOpen>
      <RadixDialog.Portal>
        <RadixDialog.Overlay />
        <RadixDialog.Content aria-describedby={undefined}>
          <RadixDialog.Title>App</RadixDialog.Title>
          <Form />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function BaseUi() {
  return (
    <BaseDialog.Root defaultOpen>
      <BaseDialog.Portal>
        <BaseDialog.Popup style={{ position: 'fixed', inset: 0 }}>
          <BaseDialog.Title>App</BaseDialog.Title>
          <Form />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

function Native() {
  const ref = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(true)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} aria-label="App" onClose={() => setOpen(false)}>
      {open ? <Form /> : null}
    </dialog>
  )
}

/** Renders a dialog whose listeners on `document` are set by `listen`. */
function Listening({ listen }: { listen: (element: Element, close: () => void) => () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(true)
  useEffect(() => (ref.current ? listen(ref.current, () => setOpen(false)) : undefined), [listen])
  return open ? (
    <div ref={ref} role="dialog" aria-label="App">
      <Form />
    </div>
  ) : null
}

const pressed = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'focusin'] as const

/** Closes at every event outside of it and at Escape, as hand-written dialogs do. */
function closeOutside(capture: boolean) {
  return (element: Element, close: () => void) => {
    const press = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    for (const type of pressed) document.addEventListener(type, press, capture)
    document.addEventListener('keydown', key, capture)
    return () => {
      for (const type of pressed) document.removeEventListener(type, press, capture)
      document.removeEventListener('keydown', key, capture)
    }
  }
}
const closeOutsideInCapture = closeOutside(true)
const closeOutsideInBubble = closeOutside(false)

/** The listeners of the package focus-trap, and those of MUI's FocusTrap: they keep presses and the focus inside. */
function trapFocus(element: Element, close: () => void) {
  const isOutside = ({ target }: Event) => target instanceof Node && !element.contains(target)
  const focusInside = () => element.querySelector('input')?.focus()
  const press = (event: Event) => {
    if (isOutside(event)) event.preventDefault()
  }
  const click = (event: Event) => {
    if (!isOutside(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const focus = (event: Event) => {
    if (!isOutside(event)) return
    event.stopImmediatePropagation()
    focusInside()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab' || element.contains(document.activeElement)) return
    event.preventDefault()
    focusInside()
  }
  document.addEventListener('mousedown', press, true)
  document.addEventListener('click', click, true)
  document.addEventListener('focusin', focus, true)
  document.addEventListener('keydown', key, true)
  return () => {
    document.removeEventListener('mousedown', press, true)
    document.removeEventListener('click', click, true)
    document.removeEventListener('focusin', focus, true)
    document.removeEventListener('keydown', key, true)
  }
}

const dialogs: readonly (readonly [name: string, dialog: ReactNode])[] = [
  ['Radix (and shadcn)', <Radix key="radix" />],
  ['Base UI', <BaseUi key="base" />],
  ['a native dialog', <Native key="native" />],
  ['listeners on document', <Listening key="bubble" listen={closeOutsideInBubble} />],
  ['listeners on document in capture', <Listening key="capture" listen={closeOutsideInCapture} />],
  ['a focus trap', <Listening key="trap" listen={trapFocus} />],
]

const note = () => document.querySelector<HTMLInputElement>('[data-testid="note"]')
const isGone = () => expect.poll(host).toBeNull()
const open = async () => {
  await byId(testIds.connectButton).click()
  await expect.element(byId('wallet-com.example.first')).toBeVisible()
}

describe.each(dialogs)('C40 the dialog of the app stays open with its form: %s', (_, dialog) => {
  it('C40 when Escape is pressed in the modal', async () => {
    mountApp({ children: dialog })
    await byId('note').fill('kept')
    await open()
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(note()?.value).toBe('kept')
    await open()
    // The focus is lost when the focused element is removed or disabled.
    const focused = shadow()?.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(note()?.value).toBe('kept')
  })

  it('C40 when something in the modal is pressed, and the press works', async () => {
    const { latchkit } = mountApp({ children: dialog })
    await byId('note').fill('kept')
    await open()
    await byId(testIds.title).click()
    await userEvent.keyboard('{Tab}')
    expect(shadow()?.activeElement?.closest('dialog')).toBeTruthy()
    await byId(testIds.getWallet).click()
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    await byId(testIds.back).click()
    await byId(testIds.dialog).click({ position: { x: 8, y: 8 } })
    await isGone()
    expect(note()?.value).toBe('kept')
    await open()
    await byId('wallet-com.example.first').click()
    await isGone()
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
    expect(note()?.value).toBe('kept')
  })
})

it('C40 a dialog that hides the rest of the page does not hide a modal that was prepared before', async () => {
  const { latchkit } = mountApp()
  await byId(testIds.connectButton).hover()
  await expect.poll(host).not.toBeNull()
  for (const name of ['inert', 'aria-hidden']) host()?.setAttribute(name, 'true')
  latchkit.modal.open()
  await byId('wallet-com.example.first').click()
  await isGone()
  expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
})

it('C40 the page that another dialog locks does not keep the modal from scrolling', async () => {
  mountApp({ children: <Radix /> })
  await open()
  // A list that is longer than its place.
  shadow()?.querySelector<HTMLElement>('.body')?.style.setProperty('max-height', '40px')
  for (const type of ['wheel', 'touchmove']) {
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
    inShadow('wallet-com.example.first')?.dispatchEvent(event)
    expect(event.defaultPrevented, type).toBe(false)
  }
  await userEvent.keyboard('{Escape}')
  await isGone()
})
