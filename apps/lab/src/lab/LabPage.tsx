'use client'
import { AccountButton, ConnectButton, LatchkitModal, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { type ReactNode, useState } from 'react'
import { ActionPanel } from '../actions/ActionPanel'
import type { Configuration } from '../configurations/configurations'
import type { Services } from '../services/readServices'
import { LabState } from '../state/LabState'
import { TestDapp } from '../testDapp/TestDapp'
import { createLab } from './createLab'

export type LabPageProps = {
  readonly configuration: Configuration
  readonly services: Services
  /** Which of two on a page; names its parts for those who do not see them side by side. */
  readonly instance?: string | undefined
  readonly storageKey?: string | undefined
  /** Cookies of the request, where the page keeps what it remembers in them. */
  readonly cookie?: string | undefined
  readonly children?: ReactNode
}

/** Buttons of the kit, every action as a button, and the state as JSON. */
export function LabPage({ configuration, services, instance, storageKey, cookie, children }: LabPageProps) {
  const [lab] = useState(() => createLab({ configuration, services, storageKey, cookie }))
  const label = (part: string) => (instance ? `${part}, ${instance}` : part)
  return (
    <LatchkitProvider latchkit={lab.latchkit}>
      <section className="panel" aria-label={label('Buttons of the kit')}>
        <div className="buttons">
          <ConnectButton />
          <AccountButton showBalance />
          <NetworkButton />
        </div>
      </section>
      {configuration.isInline ? (
        <div className="embedded">
          <LatchkitModal embedded />
        </div>
      ) : null}
      {children}
      <ActionPanel lab={lab} configuration={configuration} label={label('Actions')} />
      <LabState label={label('State')} />
      {configuration.hasTestDapp && lab.wagmi ? <TestDapp latchkit={lab.latchkit} wagmi={lab.wagmi} /> : null}
    </LatchkitProvider>
  )
}
