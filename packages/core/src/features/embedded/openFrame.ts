import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { version } from '../../version.js'
import { accountTypeKey } from '../connection/start/getPreferredAccountType.js'
import { getRegistry, publishActivity } from '../requests/registry.js'
import { frameLoginAtom } from './atoms.js'
import { emailUpdateFlowAtom } from './emailUpdate.js'
import { FrameUnavailableError } from './errors.js'
import { createFrameSession } from './frameSession.js'
import { frameStorage, toChainId } from './frameStorage.js'
import { refreshAccounts } from './smartAccounts/followNetwork.js'
import { listAccounts } from './smartAccounts/readUser.js'
import { toFrameError } from './toFrameError.js'
import type { FrameSession, SecureFrameClient } from './types.js'

/** The frame of a client, with the session that its adapters share. */
export type Frame = {
  readonly client: SecureFrameClient
  readonly session: FrameSession
  /** Stops following other tabs. */
  readonly unwatch: (() => void) | undefined
}

type Opening = { frame: Promise<Frame> | undefined; destroy(): void }

const openings = /*#__PURE__*/ createOwned(
  'secureFrame.frame',
  (): Opening => ({
    frame: undefined,
    destroy() {
      this.frame?.then(
        ({ client, unwatch }) => {
          unwatch?.()
          client.destroy()
        },
        () => {},
      )
    },
  }),
)

/**
 * Loads the client of the frame and passes the session to the adapters, which load the code that they need for it. The
 * iframe itself is inserted by the first request. The next call retries a failed load.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 */
export async function openFrame(client: Client): Promise<Frame> {
  const frame = await loadFrame(client)
  // On each call, since an adapter may have been restarted.
  await Promise.all(
    client.adapters.map(adapter =>
      adapter
        .attachFrame?.(frame.session)
        .catch(error => client.logger.error('The embedded wallet is missing in an adapter.', { error })),
    ),
  )
  return frame
}

/** Loads only the client of the frame, without code of the adapters. */
export function loadFrame(client: Client): Promise<Frame> {
  const opening = openings(client)
  opening.frame ??= create(client).catch(error => {
    opening.frame = undefined
    throw error
  })
  return opening.frame
}

async function create(client: Client): Promise<Frame> {
  const { config, logger } = client
  const { secureFrame } = config
  const { metadata, gateway, walletConnect } = config
  const projectId = secureFrame?.projectId ?? gateway?.projectId ?? walletConnect?.projectId ?? ''
  if (!secureFrame?.load) throw new FrameUnavailableError()
  const { createSecureFrame } = await secureFrame.load().catch(cause => {
    throw new FrameUnavailableError({ cause })
  })
  let frame: SecureFrameClient
  try {
    frame = await createSecureFrame({
      url: secureFrame.url,
      projectId,
      chainId: toChainId(frameStorage(client).get('lastUsedChain') ?? 'eip155:1'),
      enableLogger: config.logLevel === 'debug',
      smartAccounts: secureFrame.smartAccounts,
      logger: logger.child('secureFrame'),
      onAbortFailed(error) {
        getRegistry(client).failedAbort = { error: toFrameError(error) }
        publishActivity(client)
      },
    })
  } catch (error) {
    throw toFrameError(error)
  }
  /** Refetches the accounts if there are two. */
  const refresh = () => {
    const eip155 = getStore(client).get(frameLoginAtom)?.users.eip155
    if (eip155 && listAccounts(eip155).some(({ type }) => type === 'smartAccount'))
      void refreshAccounts(client, frame, `eip155:${eip155.chainId}`)
  }
  frame.on('SESSION_UPDATE', ({ isConnected }) => {
    if (!getStore(client).get(frameLoginAtom)) return
    // The smart account is deployed now.
    if (isConnected) return refresh()
    frameStorage(client).clear()
    getStore(client).set(emailUpdateFlowAtom, undefined)
    getStore(client).set(frameLoginAtom, undefined)
  })
  frame.watchApprovalWindow(() => {
    getRegistry(client).approvalWindow = frame.getApprovalWindow()
    publishActivity(client)
  })
  // Another account was chosen in another tab. The frame of this tab gets the account with its next request.
  const unwatch = client.storage.watch?.(accountTypeKey(client, 'eip155'), refresh)
  // Windows of approvals show the name and the icon beside the origin, which is checked.
  const { name, description, url, icons } = metadata
  const sync = frame.request('SYNC_DAPP_DATA', {
    metadata: { name, description, url, icons: icons && [...icons] },
    sdkVersion: `html-latchkit-${version}`,
    sdkType: 'latchkit',
    projectId,
  })
  sync.catch(error => logger.debug('the secure frame did not take the data of the app', { error }))
  return { client: frame, session: createFrameSession(client, frame), unwatch }
}
