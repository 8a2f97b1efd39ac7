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
 * Sets the account of the embedded wallet that is active on eip155, also after reloads and on each network that has both.
 * Does not send a transaction, and keeps the sign-ins of both accounts. If it fails, the eoa is active and preferred.
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws SmartAccountUnavailableError `smart-accounts/unavailable`, on a network without smart accounts; nothing changes
 * @throws FrameError `frame/…`, if the secure frame fails to do it
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
    // The frame may be on a network of another namespace, and the account may have been deployed since the last read.
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
  // The login ended meanwhile, in another tab for instance.
  if (!shown) throw new FrameLoginRequiredError()
  const active = listAccounts(shown).find(({ address }) => address === shown.address)
  return { type: active?.type ?? 'eoa', address: shown.address }
}

function prefer(client: Client, type: 'eoa' | 'smartAccount', user: FrameUser | undefined) {
  // A login that ended meanwhile must not set the preference of the next user.
  if (!user) return
  client.storage.set(accountTypeKey(client, 'eip155'), type)
  putUser(client, user)
}
