import type { AuthTypes } from '@walletconnect/types'
import { populateAuthPayload } from '@walletconnect/utils'
import type { Context } from './context.js'
import { knownChains } from './knownChains.js'
import { supportedMethods } from './supported.js'

/** What of a sign-in the wallet can grant: its own networks and methods. */
export function signInPayload(
  context: Pick<Context, 'config' | 'store'>,
  { authPayload }: Pick<AuthTypes.PendingRequest, 'authPayload'>,
): AuthTypes.PayloadParams {
  return populateAuthPayload({
    authPayload,
    chains: knownChains(context).map(({ id }) => `eip155:${id}`),
    methods: [...supportedMethods],
  })
}
