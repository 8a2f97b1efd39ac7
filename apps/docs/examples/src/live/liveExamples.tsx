import { LatchkitProvider } from '@latchkit/react'
import type { ComponentType } from 'react'
import { usePageTheme } from '../page/usePageTheme.js'
import { Connect } from './Connect.js'
import { latchkit } from './latchkit.js'
import { Send } from './Send.js'
import { SignMessage } from './SignMessage.js'
import { SwitchNetwork } from './SwitchNetwork.js'

/** The examples of the kit in the site. All have the same client: a wallet that is connected in one is in all. */
export const liveExamples = {
  connect: live(Connect),
  signMessage: live(SignMessage),
  switchNetwork: live(SwitchNetwork),
  send: live(Send),
} as const

function live(Example: ComponentType): ComponentType {
  function Live() {
    usePageTheme()
    return (
      <div className="live">
        <Example />
      </div>
    )
  }
  return () => (
    <LatchkitProvider latchkit={latchkit}>
      <Live />
    </LatchkitProvider>
  )
}
