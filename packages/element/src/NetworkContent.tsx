'use client'
import { NetworkButton } from '@latchkit/react'

/** Button of the kind `network`. A separate module because it imports the actions of the core. */
export function NetworkContent() {
  return <NetworkButton />
}
