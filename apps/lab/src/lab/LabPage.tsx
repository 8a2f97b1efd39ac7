'use client'
import { AccountButton, ConnectButton, LatchkitModal, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { useState } from 'react'
import { ActionPanel } from '../actions/ActionPanel'
import type { Configuration } from '../configurations/types'
import type { Services } from '../services/readServices'
import { LabState } from '../state/LabState'
import { createLab } from './createLab'

export type LabPageProps = {
  readonly configuration: Configuration
  readonly services: Services
  readonly storageKey?: string | undefined
}

/** Buttons of the kit, every action as a button, and the state as JSON. */
export function LabPage({ configuration, services, storageKey }: LabPageProps) {
  const [lab] = useState(() => createLab({ configuration, services, storageKey }))
  return (
    <LatchkitProvider latchkit={lab.latchkit}>
      <section className="buttons" aria-label="Buttons of the kit">
        <ConnectButton />
        <AccountButton showBalance />
        <NetworkButton />
      </section>
      {configuration.isInline ? <LatchkitModal embedded /> : null}
      <ActionPanel lab={lab} />
      <LabState />
    </LatchkitProvider>
  )
}
