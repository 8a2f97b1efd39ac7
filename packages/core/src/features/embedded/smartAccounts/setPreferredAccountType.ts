import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { accountTypeKey } from '../../connection/start/getPreferredAccountType.js'
import { frameLoginAtom } from '../atoms.js'
import { FrameLoginRequiredError } from '../errors.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'
import type { FrameUser } from '../types.js'
import { SmartAccountUnavailableError } from './errors.js'
import { loadAccounts, putUser } from './followNetwork.js'
import { isSmartAccountNetwork, listAccounts } from './readUser.js'

/** Parameters of {@link setPreferredAccountType}. */
export type SetPreferredAccountTypeParameters = {
  readonly type: 'eoa' | 'smartAccount'
}

/** The account that is active now. */
export type SetPreferredAccountTypeReturnType = {
  readonly type: 'eoa' | 'smartAccount'
  /** In hex with `0x`. */
  readonly address: string
}

/**
 * Chooses which account of the embedded wallet is active on eip155, also after reloads and on each network that has both.
 * Nothing is sent to a chain, and the sign-ins of both accounts stay. When it fails, the eoa is active and preferred.
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while nobody is signed in
 * @throws SmartAccountUnavailableError `smart-accounts/unavailable`, on a network without smart accounts; nothing changes
 * @throws FrameError `frame/…`, when the secure frame does not do it
 *
 * @example
 * const { address } = await setPreferredAccountType(client, { type: 'smartAccount' })
 */
export async function setPreferredAccountType(
  client: Client,
  { type }: SetPreferredAccountTypeParameters,
): Promise<SetPreferredAccountTypeReturnType> {
  const store = getStore(client)
  const getUser = () => store.get(frameLoginAtom)?.users.eip155
  const { client: frame } = await openFrame(client)
  const user = getUser()
  if (!user) throw new FrameLoginRequiredError()
  const { chainId } = user
  if (type === 'smartAccount' && !isSmartAccountNetwork(client, chainId))
    throw new SmartAccountUnavailableError({ chainId })
  try {
    // The frame may be on a network of another namespace, and the account may be deployed since it was read.
    const read = await loadAccounts(client, frame, `eip155:${chainId}`)
    if (!listAccounts(read).some(account => account.type === type))
      throw new SmartAccountUnavailableError({ chainId })
    const answer = await frame.request('SET_PREFERRED_ACCOUNT', { type })
    if (answer.type !== type) throw new SmartAccountUnavailableError({ chainId })
    prefer(client, type, getUser())
  } catch (error) {
    prefer(client, 'eoa', getUser())
    throw toFrameError(error)
  }
  const shown = getUser()
  // It ended meanwhile, in another tab for instance.
  if (!shown) throw new FrameLoginRequiredError()
  const active = listAccounts(shown).find(({ address }) => address === shown.address)
  return { type: active?.type ?? 'eoa', address: shown.address }
}

function prefer(client: Client, type: 'eoa' | 'smartAccount', user: FrameUser | undefined) {
  // Whoever signed out meanwhile decides nothing for the next person.
  if (!user) return
  client.storage.set(accountTypeKey(client, 'eip155'), type)
  putUser(client, user)
}
