'use client'
import { AlertBar } from './alerts/AlertBar.js'
import { ToastBar } from './toasts/ToastBar.js'

/** What is shown above the views. Its module is loaded with the first alert or toast. */
export function BarStack() {
  return (
    <>
      <AlertBar />
      <ToastBar />
    </>
  )
}
