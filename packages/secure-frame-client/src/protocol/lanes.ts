import { notSafeMethods } from './methods.js'
import type { FrameRequestType } from './requests.js'

/**
 * Lanes of requests that wait for each other. Requests of a lane never delay requests of another lane, and are never
 * refused because of them. `end` ends open requests, `control` is answered without the user, `user` waits for an action of
 * the user, `approval` signs, `read` calls nodes and bundlers.
 */
export type FrameLane = 'end' | 'control' | 'user' | 'approval' | 'read'

/**
 * Number of requests of a lane that are at the frame simultaneously (`open`), and number of further requests that wait in
 * the client (`queued`). The client rejects the next request with -32005. Client and frame both use this table.
 *
 * @example
 * frameLanes.read.open // 8
 */
export const frameLanes: Readonly<Record<FrameLane, { readonly open: number; readonly queued: number }>> = {
  // Refused or delayed, it would leave the user signed in, or an approval open, that the page shows as ended.
  end: { open: Number.POSITIVE_INFINITY, queued: 0 },
  control: { open: 16, queued: 256 },
  user: { open: 16, queued: 256 },
  approval: { open: 1, queued: 16 },
  read: { open: 8, queued: 256 },
}

const lanes: Readonly<Record<Exclude<FrameRequestType, 'RPC_REQUEST'>, FrameLane>> = {
  SIGN_OUT: 'end',
  RPC_ABORT: 'end',
  SWITCH_NETWORK: 'control',
  IS_CONNECTED: 'control',
  GET_CHAIN_ID: 'control',
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: 'control',
  INIT_SMART_ACCOUNT: 'control',
  SET_PREFERRED_ACCOUNT: 'control',
  SYNC_THEME: 'control',
  SYNC_DAPP_DATA: 'control',
  RELOAD: 'control',
  APPROVAL_DETACHED: 'control',
  APPROVAL_RETURNED: 'control',
  CONNECT_EMAIL: 'user',
  CONNECT_DEVICE: 'user',
  CONNECT_OTP: 'user',
  CONNECT_SOCIAL: 'user',
  GET_SOCIAL_REDIRECT_URI: 'user',
  GET_FARCASTER_URI: 'user',
  CONNECT_FARCASTER: 'user',
  GET_USER: 'user',
  UPDATE_EMAIL: 'user',
  UPDATE_EMAIL_PRIMARY_OTP: 'user',
  UPDATE_EMAIL_SECONDARY_OTP: 'user',
  OPEN_WALLET: 'user',
  DOWNGRADE_ACCOUNT: 'approval',
}

/**
 * The lane of a request. `method` is that of an RPC_REQUEST.
 *
 * @example
 * getFrameLane('RPC_REQUEST', 'personal_sign') // 'approval'
 */
export function getFrameLane(type: FrameRequestType, method?: string | undefined): FrameLane {
  if (type !== 'RPC_REQUEST') return lanes[type]
  return method !== undefined && notSafeMethods.includes(method) ? 'approval' : 'read'
}
