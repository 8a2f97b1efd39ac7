import type { CaipNetworkId } from '../../../types/namespace.js'
import { isAddress } from '../../../validate/validate.js'
import { fieldOrder, sentence, startsWithLabel } from './lineRules.js'
import { readMessage } from './readMessage.js'
import type { Layout, Rule, SiwsMessageData } from './types.js'
import { writeMessage } from './writeMessage.js'

const solanaStatement: Rule = {
  wanted: 'a statement without the labels of the lines below it, of the characters of a URI and spaces',
  test(value) {
    const parts = value.split('\n')
    return (
      parts.every(part => part === '' || (sentence.test(part) && !startsWithLabel(part))) &&
      parts[0] !== '' &&
      parts.at(-1) !== '' &&
      // Several empty lines would push the lines below out of view.
      !value.includes('\n\n\n')
    )
  },
}

/** @see https://github.com/phantom/sign-in-with-solana */
const siwsLayout: Layout = {
  standard: 'Sign in with Solana',
  namespace: 'solana',
  hasScheme: false,
  address: { wanted: 'an address in base58', test: value => /^[1-9A-HJ-NP-Za-km-z]{1,44}$/.test(value) },
  chainId: {
    wanted: 'the name of a cluster or its genesis hash',
    test: value => /^(?:solana:)?[-_a-zA-Z\d]{1,44}$/.test(value),
  },
  statement: solanaStatement,
  lines: fieldOrder,
  required: [],
  isCompact: true,
}

/** Sign in with Solana with the fields that `SiwxMessageData` requires and the standard leaves optional. */
export function siwsSignInLayout(): Layout {
  return {
    ...siwsLayout,
    address: { wanted: siwsLayout.address.wanted, test: value => isAddress('solana', value) },
    statement: {
      wanted: 'a statement of one line, of the characters of a URI and spaces',
      test: value => siwsLayout.statement.test(value) && !value.includes('\n'),
    },
    required: ['uri', 'version', 'chainId', 'nonce'],
  }
}

/** Names of Solana's clusters by CAIP-2 reference, which is the start of their genesis hash. */
export const solanaClusters: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** Converts the chain id of a Solana message to CAIP-2: the name of a cluster, a genesis hash, or the start of one. */
export function clusterToCaip(cluster: string): CaipNetworkId<'solana'> {
  const name = cluster.startsWith('solana:') ? cluster.slice('solana:'.length) : cluster
  const [reference] = Object.entries(solanaClusters).find(([, known]) => known === name) ?? []
  return `solana:${reference ?? name.slice(0, 32)}`
}

/**
 * Creates a Sign in with Solana message, as wallets do for `solana:signIn`. Takes the input of that feature;
 * `createSiwxMessage` takes `SiwxMessageData`.
 *
 * @throws InvalidSiwxDataError
 * @see https://github.com/phantom/sign-in-with-solana
 * @example
 * createSiwsMessage({ domain: 'example.com', address, chainId: 'mainnet', nonce })
 */
export function createSiwsMessage(data: SiwsMessageData): string {
  return writeMessage(siwsLayout, data, 'address')
}

/**
 * Parses a Sign in with Solana message. All fields but domain and address are optional. `createSiwsMessage` writes the
 * same text again.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault
 * @see https://github.com/phantom/sign-in-with-solana
 * @example
 * const { domain, address, chainId } = parseSiwsMessage(new TextDecoder().decode(signedMessage))
 */
export function parseSiwsMessage(text: string): SiwsMessageData {
  return readMessage(siwsLayout, text)
}
