import type { Client } from '@latchkit/core'
import {
  connectEmail,
  connectSocial,
  emailLoginAtom,
  getSocialUri,
  prepareSecureFrame,
  signOut,
  verifyDevice,
  verifyOtp,
} from '@latchkit/core/secureframe'
import { setPreferredAccountType } from '@latchkit/core/smartaccounts'
import { type LabActions, LabInputError } from './labAction'

const accountTypes = ['eoa', 'smartAccount'] as const
const providers = ['google', 'apple', 'github', 'x', 'discord', 'facebook'] as const

/** Everything that an app with a separate interface calls to sign a user in to the embedded wallet. */
export function embeddedActions(client: Client): LabActions {
  return {
    'prepare-frame': () => prepareSecureFrame(client),
    'connect-email': email => connectEmail(client, { email }),
    'verify-device': () => verifyDevice(client),
    'verify-otp': async otp => (await verifyOtp(client, { otp })).map(({ address }) => address),
    'get-social-uri': input => getSocialUri(client, { provider: readProvider(input) }),
    'connect-social': async input => {
      const [provider = '', uri = ''] = input.split(' ')
      const connections = await connectSocial(client, { provider: readProvider(provider), uri })
      return connections.map(({ address }) => address)
    },
    'set-account-type': async input => {
      const type = accountTypes.find(known => known === input.trim())
      if (!type) throw new LabInputError(`one of ${accountTypes.join(', ')}`)
      return setPreferredAccountType(client, { type })
    },
    'email-login': () => client.store.get(emailLoginAtom),
    'frame-sign-out': () => signOut(client),
  }
}

function readProvider(text: string) {
  const provider = providers.find(known => known === text.trim())
  if (!provider) throw new LabInputError(`one of ${providers.join(', ')}`)
  return provider
}
