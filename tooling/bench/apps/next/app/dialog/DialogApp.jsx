'use client'
import { useEffect, useState } from 'react'
import { BareApp } from '../../../bare/BareApp.tsx'

/** What the app with our button is compared with: wagmi's hooks and a native dialog with one row. */
export function DialogApp() {
  const [open, setOpen] = useState(false)
  // The page of the server knows no wallet of the browser.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  return (
    <BareApp>
      <button type="button" onClick={() => setOpen(true)}>
        Connect
      </button>
      {open && (
        <dialog ref={element => element?.showModal()}>
          <button type="button">Bench Wallet</button>
        </dialog>
      )}
    </BareApp>
  )
}
