import type { Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { caip122Layout } from './caip122Layout.js'
import { clusterToCaip } from './clusterToCaip.js'
import { InvalidSiwxMessageError } from './errors.js'
import { fieldOrder } from './lineRules.js'
import { namespaceOfText } from './namespaceOfText.js'
import { readMessage } from './readMessage.js'
import { siweLayout } from './siweLayout.js'
import { siwsSignInLayout } from './siwsLayout.js'
import { toData } from './toData.js'
import type { Layout } from './types.js'

/**
 * Reads any sign-in message that a wallet may have signed, whatever its chain. The layout that `createSiwxMessage`
 * writes comes first; where a text is not of it, that of CAIP-122, and on other chains than eip155 that of ERC-4361, in
 * which the wallet-connection protocol has them signed. Each is held strictly.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault in the first of them
 * @example
 * const { chainId, accountAddress, nonce } = parseSiwxMessage(message)
 */
export function parseSiwxMessage(text: string): SiwxMessageData {
  const namespace = namespaceOfText(text)
  let first: InvalidSiwxMessageError | undefined
  for (const layout of layoutsOf(namespace ?? 'eip155')) {
    try {
      const fields = readMessage(layout, text)
      const reference = fields.chainId ?? ''
      const chainId =
        namespace === 'solana' ? clusterToCaip(reference) : (`${namespace ?? 'eip155'}:${reference}` as const)
      return toData(fields, { chainId, text })
    } catch (error) {
      if (!(error instanceof InvalidSiwxMessageError)) throw error
      first ??= error
    }
  }
  throw first
}

function layoutsOf(namespace: Namespace): readonly Layout[] {
  const caip122 = caip122Layout(namespace)
  if (namespace === 'eip155') return [siweLayout, caip122]
  if (namespace !== 'solana') return [caip122, { ...caip122, lines: fieldOrder }]
  const layout = siwsSignInLayout()
  return [layout, caip122, { ...layout, isCompact: false }]
}
