import * as accountCalls from '@latchkit/secure-protocol/api/account'
import { startApproval } from '@latchkit/secure-protocol/api/approvals'
import type { Call } from '@latchkit/secure-protocol/api/call'
import { needsOwner } from '@latchkit/secure-protocol/api/changes'
import { walletPath } from '@latchkit/secure-protocol/api/config'
import * as deviceCalls from '@latchkit/secure-protocol/api/devices'
import * as factorCalls from '@latchkit/secure-protocol/api/factors'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { getAuthShare, getWallet } from '@latchkit/secure-protocol/api/wallet'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import type { MessageKey, Translate } from '../messages.js'
import { refused } from '../session/createEmailLogin.js'
import { ServerError } from '../session/createServer.js'
import {
  confirmSplit,
  type OpenWallet,
  type ReleasedShare,
  splitAnew,
  type WalletParameters,
} from '../wallet/openWallet.js'
import { proveOwner } from '../wallet/proveOwner.js'
import { createSealingKey, exportPublicKey, sealToKey, unseal } from '../wallet/sealToKey.js'
import {
  type PageAnswer,
  type PageGreeting,
  type PageReady,
  type PageRequest,
  toPageInfo,
} from './pageMessages.js'

/** The calls that the page makes as this device. */
const calls: ReadonlyMap<string, Call> = new Map(
  [
    ...Object.values(accountCalls),
    ...Object.values(factorCalls),
    ...Object.values(deviceCalls),
    getUser,
    getWallet,
    getAuthShare,
    startApproval,
  ].flatMap(call => ('path' in call && 'proof' in call ? [[call.path, call as Call]] : [])),
)

export type ServePageParameters = WalletParameters & {
  readonly root: HTMLElement
  readonly translate: Translate
  readonly walletId: string
  readonly title: MessageKey
  readonly text: MessageKey
  /** The window is open: the frame can be hidden. Only in the mode `page`. */
  opened?(): void
} & (
    | { readonly mode: 'page'; getWallet(): Promise<OpenWallet> }
    | { readonly mode: 'factor'; released(share: ReleasedShare): Promise<void> }
  )

/**
 * Shows a button that opens the wallet page in a window of this site and serves the page until it closes. The page does not
 * have keys or a session, so it calls as this device, and gets two shares sealed to its key when its user exports or
 * changes factors. Settles when the window closes. Rejects with 4001 when the user closes the view.
 */
export function serveWalletPage(parameters: ServePageParameters): Promise<void> {
  const { root, translate, projectId, mode } = parameters
  return new Promise((resolve, reject) => {
    const show = element(
      'button',
      { type: 'button', className: 'primary', testId: 'open-window' },
      translate('page.open'),
    )
    const close = element('button', { type: 'button', testId: 'reject' }, translate('action.close'))
    root.replaceChildren(
      element(
        'section',
        { className: 'approval' },
        element('h1', {}, translate(parameters.title)),
        element('p', {}, translate(parameters.text)),
        element('footer', {}, close, show),
      ),
    )
    show.focus()
    close.addEventListener('click', () => reject(new FrameError(4001, 'User rejected the request')))
    show.addEventListener('click', () => {
      const { lang } = document.documentElement
      const address = `${walletPath}?projectId=${encodeURIComponent(projectId)}&opened=${mode}&language=${lang}`
      const found = window.open(address, '_blank', 'popup,width=560,height=760')
      if (!found) {
        // A window that opens uses the click up, also where the browser hands nothing of it to us.
        const isCut = navigator.userActivation?.isActive === false
        return reject(
          isCut
            ? new FrameError('POPUP_CUT_OFF', 'The page of the app separates the wallet page from the wallet')
            : new FrameError('POPUP_BLOCKED', 'The browser blocked the wallet page'),
        )
      }
      show.disabled = true
      serve(found, parameters, () => {
        if (mode === 'page') return resolve()
        // The user may open it again.
        show.disabled = false
      }).then(resolve, reject)
      parameters.opened?.()
    })
  })
}

/** Settles when a share was released; `closed` is called when the window is. */
async function serve(found: Window, parameters: ServePageParameters, closed: () => void): Promise<void> {
  const keys = await createSealingKey()
  const key = await exportPublicKey(keys)
  const stop = new AbortController()
  return new Promise(resolve => {
    const watch = setInterval(() => {
      if (!found.closed) return
      end()
      closed()
    }, 300)
    const end = () => {
      clearInterval(watch)
      stop.abort()
    }
    // A page that is loaded again greets again.
    window.addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<PageReady | undefined>) => {
        if (source !== found || origin !== location.origin || data?.type !== 'WALLET_READY') return
        const { port1, port2 } = new MessageChannel()
        const { dataset, style } = document.documentElement
        const theme = { mode: dataset.theme, style: style.cssText }
        port1.onmessage = ({ data: request }: MessageEvent<PageRequest>) => {
          const { id } = request
          answer(request, data.key).then(
            result => {
              port1.postMessage({ id, result } satisfies PageAnswer)
              if (request.type !== 'RELEASE') return
              end()
              resolve()
            },
            error => port1.postMessage({ id, error: toPageError(error) } satisfies PageAnswer),
          )
        }
        stop.signal.addEventListener('abort', () => port1.close())
        const greeting: PageGreeting = { type: 'WALLET_OPENED', mode: parameters.mode, key, theme }
        found.postMessage(greeting, location.origin, [port2])
      },
      { signal: stop.signal },
    )
    stop.signal.addEventListener('abort', () => setTimeout(() => found.close(), 100))

    async function answer(request: PageRequest, pageKey: JsonWebKey): Promise<unknown> {
      const { server, walletId } = parameters
      const open = <purpose extends Parameters<typeof toPageInfo>[1]>(
        purpose: purpose,
        sealed: Parameters<typeof unseal>[2],
      ) => unseal(keys.privateKey, toPageInfo(walletId, purpose), sealed)
      switch (request.type) {
        case 'CALL': {
          const call = calls.get(request.path)
          if (!call) throw new FrameError(4200, 'The page does not support this call')
          // The window proves its user by nothing: the wallet of this device does.
          const body = needsOwner(call)
            ? await proveOwner(parameters, call, request.body, await getUnlocked())
            : request.body
          return server.call(call, body as never)
        }
        case 'UNLOCK': {
          const wallet = await getUnlocked()
          const info = toPageInfo(walletId, 'shares')
          const [first, second] = wallet.shares
          return {
            ...wallet,
            shares: [await sealToKey(pageKey, info, first), await sealToKey(pageKey, info, second)],
          }
        }
        case 'SPLIT': {
          const key = await open('recovery key', request.key)
          const { wallet } = await refused(server.call(getWallet, {}))
          if (!wallet) throw new FrameError(-32603, 'There is no wallet')
          return splitAnew(parameters, wallet, await getUnlocked(), { key })
        }
        case 'CONFIRM':
          return (await confirmSplit(parameters, request.split)).shareGen
        case 'RELEASE': {
          if (parameters.mode !== 'factor') throw new FrameError(4200, 'The page cannot open a wallet')
          const bytes = await open('released share', request.released)
          const share = bytes.slice(32)
          return parameters.released({ share, key: { key: bytes.slice(0, 32), keyGen: request.keyGen } })
        }
        default:
          throw new FrameError(-32600, `Unknown request ${request satisfies never}`)
      }
    }

    async function getUnlocked() {
      if (parameters.mode !== 'page') throw new FrameError('RECOVERY_REQUIRED', 'This device has no key')
      return (await parameters.getWallet()).unlock()
    }
  })
}

function toPageError(error: unknown): Extract<PageAnswer, { readonly error: unknown }>['error'] {
  if (error instanceof ServerError || error instanceof FrameError) {
    const { code, message, data } = error
    return { code, message, data }
  }
  return { code: -32603, message: 'Something went wrong' }
}
