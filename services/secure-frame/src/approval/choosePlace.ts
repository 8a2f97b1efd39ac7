import type { ApprovalPlace } from '@latchkit/secure-protocol/api/policy'
import { base58 } from '@scure/base'
import { hexToBytes, isHex } from 'viem/utils'
import { canTellVisibility } from './armButton.js'

/**
 * Where a request is approved: in a top-level window of this site, unless the deployer vouches for the pages of the project
 * (`configured`), or the request only signs in to the page's own origin. A page can do things to its frame that nothing in
 * the frame sees: it masks, moves or scales it. Such a sign-in gains that page nothing.
 */
export function choosePlace(parameters: {
  readonly method: string
  readonly params: unknown
  readonly origin: string
  /** Of the project. */
  readonly configured: ApprovalPlace
  /** Whether this browser can tell that an approval in a frame is covered. */
  readonly canTell?: boolean | undefined
}): ApprovalPlace {
  const { method, params, origin, configured, canTell = canTellVisibility(window) } = parameters
  if (!canTell) return 'window'
  if (configured === 'frame') return 'frame'
  const text = readMessage(method, params)
  return text !== undefined && isOwnSignIn(text, origin) ? 'frame' : 'window'
}

/**
 * Whether a message only signs in to the page's own origin: ERC-4361 or its form for Solana (CAIP-122), with the host of
 * the origin as domain, a URI of the origin and no resources. Messages of any other form are not.
 */
export function isOwnSignIn(text: string, origin: string): boolean {
  const { host, protocol } = new URL(origin)
  const found = signIn.exec(text)?.groups
  if (!found || found.domain !== host) return false
  if (found.scheme !== undefined && `${found.scheme}:` !== protocol) return false
  const { uri = '' } = found
  return URL.canParse(uri) && new URL(uri).origin === origin
}

const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`

/** Without `Resources`, which can grant something. Without a statement ERC-4361 has two empty lines, Solana's form one. */
const signIn = new RegExp(
  [
    String.raw`^(?:(?<scheme>[a-z][a-z\d+.-]*)://)?(?<domain>\S+) wants you to sign in with your (?:Ethereum|Solana) account:\n`,
    String.raw`(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})\n`,
    String.raw`(?:\n[^\n]+\n|\n)?`,
    String.raw`\nURI: (?<uri>\S+)`,
    String.raw`\nVersion: 1`,
    String.raw`\nChain ID: [\w:-]{1,64}`,
    String.raw`\nNonce: [a-zA-Z\d]{8,}`,
    String.raw`\nIssued At: ${time}(?:\nExpiration Time: ${time})?(?:\nNot Before: ${time})?(?:\nRequest ID: [^\n]*)?$`,
  ].join(''),
)

function readMessage(method: string, params: unknown): string | undefined {
  try {
    if (method === 'personal_sign') {
      const [text] = params as readonly [string]
      return isHex(text) ? decode(hexToBytes(text)) : text
    }
    if (method === 'solana_signMessage')
      return decode(base58.decode(String((params as { readonly message?: unknown }).message)))
  } catch {
    // The value is not text.
  }
  return undefined
}

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
