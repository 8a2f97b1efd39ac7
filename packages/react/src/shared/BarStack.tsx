'use client'
import { AlertBar } from './alerts/AlertBar.js'
import { ToastBar } from './toasts/ToastBar.js'

/** Bars above the views. The module is loaded with the first alert or toast. */
export function BarStack() {
  return (
    <>
      <AlertBar />
      <ToastBar />
    </>
  )
}
