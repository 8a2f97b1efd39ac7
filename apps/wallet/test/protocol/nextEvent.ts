import type { SignClientTypes } from '@walletconnect/types'
import type { Dapp } from './startProtocolSetup.js'

/** The next event of the reference client. */
export function nextEvent<Name extends SignClientTypes.Event>(
  dapp: Dapp,
  name: Name,
): Promise<SignClientTypes.EventArguments[Name]> {
  return new Promise(resolve => dapp.once(name, resolve))
}
