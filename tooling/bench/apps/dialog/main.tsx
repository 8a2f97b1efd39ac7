import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BareApp } from '../bare/BareApp.js'

/** The least an app can do: a native dialog with one row, rendered by React when the button is pressed. */
function BareDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-testid="connect-button" onClick={() => setOpen(true)}>
        Connect
      </button>
      {open && (
        <dialog ref={element => element?.showModal()}>
          <button type="button" data-testid="wallet-bench.wallet">
            Bench Wallet
          </button>
        </dialog>
      )}
    </>
  )
}

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <BareApp>
      <BareDialog />
    </BareApp>,
  )
}
