'use client'
import { NetworkButton } from '@latchkit/react'

/** The button of the kind `network`, a module of its own: it brings the actions of the core along. */
export function NetworkContent() {
  return <NetworkButton />
}
