import { isNamespace } from '../../../caip/isNamespace.js'
import type { Namespace } from '../../../types/namespace.js'
import { accountNames } from './accountNames.js'
import { readHead } from './readHead.js'

/** The namespace of the chain that a text's first line names; undefined where Latchkit knows none. */
export function namespaceOfText(text: string): Namespace | undefined {
  const name = readHead(text)?.accountName
  return Object.keys(accountNames)
    .filter(isNamespace)
    .find(namespace => accountNames[namespace] === name)
}
