import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { frameLoginAtom } from '../atoms.js'
import { FrameLoginRequiredError } from '../errors.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'
import { listAccounts } from './readUser.js'

/** Whether the eoa of the embedded wallet runs the code of a contract, on its current network. */
export type AccountUpgrade = {
  /** Of eip155. */
  readonly chainId: number
  readonly isUpgraded: boolean
  /** The contract, in hex with `0x` and lower case. */
  readonly delegate?: string | undefined
}

/**
 * Reads whether the eoa of the embedded wallet is upgraded (EIP-7702) on its current eip155 network, as reported by the
 * secure site's own node. Its type stays `eoa`. Does not prompt the user.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws FrameError `frame/…`, if the secure frame is not reachable
 *
 * @example
 * const { isUpgraded, delegate } = await readAccountUpgrade(client)
 */
export async function readAccountUpgrade(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<AccountUpgrade> {
  const { client: frame } = await openFrame(client)
  const { chainId, address } = getEoa(client)
  try {
    const params = [address, 'latest']
    const asked = { method: 'eth_getCode', params, chainId, chainNamespace: 'eip155' } as const
    const code = String(await frame.request('RPC_REQUEST', asked, { signal }))
    const [, delegate] = /^0xef0100([\da-f]{40})$/i.exec(code) ?? []
    if (!delegate) return { chainId, isUpgraded: false }
    return { chainId, isUpgraded: true, delegate: `0x${delegate.toLowerCase()}` }
  } catch (error) {
    throw toFrameError(error)
  }
}

/**
 * The account of the key on eip155, and its network.
 *
 * @throws FrameLoginRequiredError
 */
export function getEoa(client: Client): { readonly chainId: number; readonly address: string } {
  const user = getStore(client).get(frameLoginAtom)?.users.eip155
  const eoa = user && listAccounts(user).find(({ type }) => type === 'eoa')
  if (!eoa) throw new FrameLoginRequiredError()
  return { chainId: Number(user.chainId), address: eoa.address }
}
