import type { Context } from './context.js'

/** Takes what was pasted, scanned or opened as a link, and pairs. */
export async function pairUri({ kit }: Pick<Context, 'kit'>, given: string): Promise<void> {
  const text = given.trim()
  // Copied from an address bar it is a link with the URI in it.
  const uri = /^https?:/.test(text) ? (new URL(text).searchParams.get('uri') ?? text) : text
  if (!/^wc:/.test(uri)) throw new Error('This is no pairing URI: it must begin with “wc:”.')
  await kit.pair({ uri })
}
