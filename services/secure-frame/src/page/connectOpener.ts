import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { type ApiErrorCode, errorAnswer } from '@latchkit/secure-protocol/api/errors'
import { confirmWallet, getWallet } from '@latchkit/secure-protocol/api/wallet'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import { ServerError } from '../session/createServer.js'
import { createSealingKey, exportPublicKey, sealToKey, unseal } from '../wallet/sealToKey.js'
import {
  type PageAnswer,
  type PageGreeting,
  type PageReady,
  type PageRequest,
  toPageInfo,
} from '../window/pageMessages.js'
import type { WindowWallet } from '../window/windowMessages.js'
import type { WalletHost } from './walletHost.js'

/** The frame that opened this page. */
export type Opener = {
  readonly host: WalletHost
  readonly mode: PageGreeting['mode']
  /** Ends the mode `factor`: the frame gets the recovery key and the recovery share. */
  release(key: Uint8Array<ArrayBuffer>, share: Uint8Array<ArrayBuffer>, keyGen: number): Promise<void>
}

/** Milliseconds that the frame may take to answer. A page that was opened by another site is not answered at all. */
const greetingTimeout = 5_000

type Ask = PageRequest extends infer request ? (request extends unknown ? Omit<request, 'id'> : never) : never

/**
 * Greets the frame that opened this page and returns it; undefined if the opener is not of this site. Accepts messages only
 * from a window of this origin.
 */
export async function connectOpener(): Promise<Opener | undefined> {
  const { opener } = window as { opener: Window | null }
  if (!opener) return undefined
  const keys = await createSealingKey()
  const greeted = await new Promise<{ data: PageGreeting; port: MessagePort } | undefined>(resolve => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      stop.abort()
      resolve(undefined)
    }, greetingTimeout)
    window.addEventListener(
      'message',
      ({ source, origin, data, ports }: MessageEvent<PageGreeting | undefined>) => {
        const [port] = ports
        if (source !== opener || origin !== location.origin || data?.type !== 'WALLET_OPENED' || !port) return
        stop.abort()
        clearTimeout(timer)
        resolve({ data, port })
      },
      { signal: stop.signal },
    )
    void exportPublicKey(keys).then(key =>
      opener.postMessage({ type: 'WALLET_READY', key } satisfies PageReady, location.origin),
    )
  })
  if (!greeted) return undefined
  const { data: greeting, port } = greeted
  const { documentElement } = document
  if (greeting.theme.mode) documentElement.dataset.theme = greeting.theme.mode
  const waiting = new Map<number, (answer: PageAnswer) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<PageAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }

  function ask(request: Ask): Promise<unknown> {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, answer => {
        if ('result' in answer) resolve(answer.result)
        else reject(toError(answer.error))
      })
      port.postMessage({ ...request, id })
    })
  }

  const host: WalletHost = {
    async call(call, body) {
      const answer = await ask({ type: 'CALL', path: call.path, body })
      return z.parse(call.answer, answer) as CallAnswer<typeof call>
    },
    async unlock() {
      const wallet = (await ask({ type: 'UNLOCK' })) as WindowWallet
      const info = toPageInfo(wallet.of.walletId, 'shares')
      const [first, second] = wallet.shares
      const shares = [
        await unseal(keys.privateKey, info, first),
        await unseal(keys.privateKey, info, second),
      ] as const
      return { ...wallet, shares }
    },
    async split(recoveryKey) {
      const key = await sealToKey(greeting.key, toPageInfo(await findId(), 'recovery key'), recoveryKey)
      return z.parse(confirmWallet.body, await ask({ type: 'SPLIT', key }))
    },
    async confirm(split) {
      await ask({ type: 'CONFIRM', split })
    },
  }

  async function findId(): Promise<string> {
    const { wallet } = await host.call(getWallet, {})
    if (!wallet) throw new FrameError(-32603, 'There is no wallet')
    return wallet.id
  }

  return {
    host,
    mode: greeting.mode,
    async release(key, share, keyGen) {
      const bytes = new Uint8Array([...key, ...share])
      const released = await sealToKey(greeting.key, toPageInfo(await findId(), 'released share'), bytes)
      bytes.fill(0)
      await ask({ type: 'RELEASE', released, keyGen })
    },
  }
}

function toError({ code, message, data }: Extract<PageAnswer, { readonly error: unknown }>['error']): Error {
  const read = z.safeParse(errorAnswer.shape.error, {
    code,
    message,
    ...(data === undefined ? {} : { data }),
  })
  if (read.success) return new ServerError(code as ApiErrorCode, message, read.data.data)
  return new FrameError(code as number, message)
}
