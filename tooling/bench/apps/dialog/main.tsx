import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { BareApp } from '../bare/BareApp.js'

function BareDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" data-testid="connect-button" onClick={() => dialog.current?.showModal()}>
        Connect
      </button>
      <dialog ref={dialog}>
        <button type="button" data-testid="wallet-bench.wallet">
          Bench Wallet
        </button>
      </dialog>
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
