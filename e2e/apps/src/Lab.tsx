import {
  AccountButton,
  ConnectButton,
  type Latchkit,
  LatchkitModal,
  LatchkitProvider,
  NetworkButton,
} from '@latchkit/react'
import { LabActions } from './LabActions.js'
import { LabState } from './LabState.js'

/** The page most tests drive: every button of the kit, its state as JSON, and actions. */
export function Lab({ latchkit, embedded = false }: { latchkit: Latchkit; embedded?: boolean }) {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton /> <AccountButton showBalance /> <NetworkButton />
      {embedded ? <LatchkitModal embedded /> : null}
      <LabActions />
      <LabState />
    </LatchkitProvider>
  )
}
