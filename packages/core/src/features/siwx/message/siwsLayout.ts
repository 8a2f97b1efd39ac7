import { isAddress } from '../../../validate/isAddress.js'
import { fieldOrder, sentence } from './lineRules.js'
import { startsWithLabel } from './startsWithLabel.js'
import type { Layout, Rule } from './types.js'

const solanaStatement: Rule = {
  wanted: 'a statement without the labels of the lines below it, of the characters of a URI and spaces',
  test(value) {
    const parts = value.split('\n')
    return (
      parts.every(part => part === '' || (sentence.test(part) && !startsWithLabel(part))) &&
      parts[0] !== '' &&
      parts.at(-1) !== '' &&
      // Enough empty lines would move what follows out of sight.
      !value.includes('\n\n\n')
    )
  },
}

/** @see https://github.com/phantom/sign-in-with-solana */
export const siwsLayout: Layout = {
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

/** What a sign-in of ours has to say of what Sign in with Solana leaves open. */
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
