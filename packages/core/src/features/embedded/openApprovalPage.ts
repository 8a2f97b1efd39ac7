import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { leftRequest } from '../requests/leftRequest.js'
import { getRegistry, publishActivity } from '../requests/registry.js'
import { activityAtom } from '../requests/start/atoms.js'
import { FrameError } from './errors.js'
import { toFrameError } from './toFrameError.js'
import type { SecureFrameClient } from './types.js'

/** Milliseconds for which an approval is open, and its result can be read. */
const approvalLifetime = 600_000

/** Codes that the frame returns while the result is unknown: the next load requests it again. */
const unreached: readonly string[] = [
  'frame/not-loaded',
  'frame/blocked-by-csp',
  'frame/server-unreachable',
  'frame/timeout',
  'frame/aborted',
  'frame/rate-limited',
]

/**
 * Whether the open approval can be answered on a page of the secure site in this tab: a request of the app is open, and the
 * page is not in a frame.
 *
 * @example
 * canOpenApprovalPage(client) // true in a browser, false in the frame of another page
 */
export function canOpenApprovalPage(client: Client): boolean {
  const { platform } = client
  return (
    findRequest(client) !== undefined &&
    Boolean(platform.pageUrl?.() && platform.tabStorage) &&
    !platform.isFramed?.()
  )
}

/**
 * Leaves this page for a page of the secure site that handles the open approval, for browsers that do not open windows,
 * such as in-app browsers. The page returns to the URL of this page. The result is then in `requestActivityAtom`, as
 * `returned`.
 *
 * @error frame/popup-blocked
 * @text Text of the secure site
 * @why The browser blocked the window of the secure site in which the wallet page is shown. A blocked window of an
 * approval is not an error: the modal says so and offers to open it again.
 * @solution Ask the user to allow windows of the app, and try again from a click.
 * @throws FrameError `frame/popup-blocked` if {@link canOpenApprovalPage} is false, `frame/popup-cut-off` for an account of
 * a provider, which has no login at the site itself
 *
 * @example
 * button.onclick = () => openApprovalPage(client).catch(show)
 */
export async function openApprovalPage(client: Client): Promise<void> {
  const { platform } = client
  const { approvalWindow } = getStore(client).get(activityAtom)
  const request = findRequest(client)
  const returnUrl = platform.pageUrl?.()
  if (!approvalWindow || !request || !returnUrl || !canOpenApprovalPage(client))
    throw new FrameError('The approval cannot continue in this tab', { code: 'frame/popup-blocked' })
  const { url, id, secret } = await approvalWindow.leave(returnUrl).catch(error => {
    throw toFrameError(error)
  })
  const { namespace } = request.connector
  const { method } = request
  const until = Date.now() + approvalLifetime
  const params = namespace === 'eip155' ? request.params : undefined
  leftRequest(client).write({ id, secret, until, namespace, method, params })
  platform.openLink(url, '_top')
}

/** Reads the result of the request for which this tab was left, if any. Never rejects. */
export async function returnFromApproval(client: Client, frame: SecureFrameClient): Promise<void> {
  const kept = leftRequest(client)
  const left = kept.read()
  if (!left) return kept.remove()
  const { id, secret, method, namespace, params, isShown = false } = left
  const request = { namespace, method, params, isShown }
  const registry = getRegistry(client)
  try {
    const result = await frame.request('APPROVAL_RETURNED', { id, secret, method })
    registry.returned = { ...request, status: 'success', result }
  } catch (cause) {
    const error = toFrameError(cause)
    if (unreached.includes(error.code))
      return client.logger.warn('The answer to a request could not be read.', { error })
    registry.returned = { ...request, status: 'error', error }
  }
  registry.isReturnedTaken = false
  kept.write({ ...left, isShown: true })
  publishActivity(client)
}

const findRequest = (client: Client) =>
  getStore(client)
    .get(activityAtom)
    .pending.find(({ policy }) => policy === 'notSafe')
