import { runAction } from '../ui/runAction.js'
import type { Context } from './types.js'

/** Pairs with a URI that was pasted, scanned or opened as a link. */
export async function pairUri({ kit }: Pick<Context, 'kit'>, given: string): Promise<void> {
  const text = given.trim()
  // A link copied from an address bar contains the URI.
  const uri = /^https?:/.test(text) ? (new URL(text).searchParams.get('uri') ?? text) : text
  if (!/^wc:/.test(uri)) throw new Error('This is no pairing URI: it must begin with “wc:”.')
  await kit.pair({ uri })
}

/** Pairs with the URI of a deep link: `?uri=…` of this page, or a link that another tab handed over. */
export async function openLink(context: Pick<Context, 'kit'>, given?: string): Promise<void> {
  const uri = given ?? new URL(location.href).searchParams.get('uri')
  // A reload must not pair again.
  if (!given) history.replaceState(null, '', '/')
  if (uri) await runAction(() => pairUri(context, uri))
}

const lockName = 'latchkit-walletconnect-wallet'

/** Holds the lock for as long as the page lives. */
const hold = () => new Promise<never>(() => undefined)

/**
 * Waits until no other tab is this wallet: two tabs would be one client on two sockets. Until then a link that opened
 * this tab is handed over to the other, and `onWait` is called with it. Returns how to listen for links that later tabs
 * hand over.
 */
export async function acquireLock(
  onWait: (uri: string | null) => void,
): Promise<(listener: (uri: string) => void) => void> {
  const channel = new BroadcastChannel(lockName)
  const acquired = await new Promise<boolean>(resolve => {
    void navigator.locks.request(lockName, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? hold() : undefined
    })
  })
  if (!acquired) {
    const uri = new URL(location.href).searchParams.get('uri')
    if (uri) channel.postMessage(uri)
    history.replaceState(null, '', '/')
    onWait(uri)
    await new Promise<void>(resolve => {
      void navigator.locks.request(lockName, () => {
        resolve()
        return hold()
      })
    })
  }
  return listener => {
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data) listener(data)
    })
  }
}

/** Reads the first QR code of an image. Returns undefined if there is none. */
export async function readQr(image: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(image)
  // Larger images take seconds and are recognized no better.
  const scale = Math.min(1, 1200 / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the image.')
  // Transparent codes are drawn for light pages.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const { default: decode } = await import('jsqr')
  const attempt = (inversionAttempts: 'dontInvert' | 'onlyInvert') => {
    try {
      // It takes some patterns for a code and reads an empty text from them.
      return decode(data, width, height, { inversionAttempts })?.data || undefined
    } catch {
      // It throws for an image without anything like a code.
      return undefined
    }
  }
  return attempt('dontInvert') ?? attempt('onlyInvert')
}
