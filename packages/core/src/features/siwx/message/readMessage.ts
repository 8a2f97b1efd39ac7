import { isNamespace } from '../../../caip/isCaipNetworkId.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { InvalidSiwxMessageError } from './errors.js'
import {
  domainRule,
  labels,
  lineRules,
  resourcesLabel,
  schemeRule,
  startsWithLabel,
  uriRule,
} from './lineRules.js'
import type { Layout, LineName, MessageFields } from './types.js'

/**
 * Parses a text that matches the layout exactly: nothing is skipped, trimmed or guessed.
 *
 * @throws InvalidSiwxMessageError
 */
export function readMessage(layout: Layout, text: string): MessageFields {
  const { standard, namespace } = layout
  const accountName = accountNames[namespace]
  const lines = typeof text === 'string' ? text.split('\n') : []
  const refuse = (index: number, wanted: string): never => {
    throw new InvalidSiwxMessageError({ standard, text, line: index + 1, wanted })
  }

  const head = readHead(lines[0] ?? '')
  if (head?.accountName !== accountName)
    return refuse(0, `"<domain> wants you to sign in with your ${accountName} account:"`)
  const { scheme, domain } = head
  if (!domainRule.test(domain)) refuse(0, domainRule.wanted)
  if (scheme !== undefined && !(layout.hasScheme && schemeRule.test(scheme)))
    refuse(0, layout.hasScheme ? schemeRule.wanted : 'no scheme in front of the domain')
  const address = lines[1]
  if (address === undefined || !layout.address.test(address)) return refuse(1, layout.address.wanted)

  const { statement, next } = layout.isCompact ? findStatement(lines, refuse) : takeStatement(lines, refuse)
  if (statement !== undefined && !layout.statement.test(statement)) refuse(3, layout.statement.wanted)

  let index = next
  const found: { -readonly [name in LineName]?: string } = {}
  for (const name of layout.lines) {
    const label = `${labels[name]}: `
    if (!lines[index]?.startsWith(label)) {
      if (layout.required.includes(name)) refuse(index, `"${label}"`)
      continue
    }
    const value = lines[index]?.slice(label.length) ?? ''
    const rule = name === 'chainId' ? layout.chainId : lineRules[name]
    if (!rule.test(value)) refuse(index, `${rule.wanted} after "${label}"`)
    found[name] = value
    index += 1
  }
  const resources: string[] = []
  const hasResources = lines[index] === resourcesLabel
  if (hasResources)
    for (index += 1; lines[index]?.startsWith('- '); index += 1) {
      const resource = lines[index]?.slice(2) ?? ''
      if (!uriRule.test(resource)) refuse(index, `${uriRule.wanted} after "- "`)
      resources.push(resource)
    }
  if (index < lines.length) refuse(index, 'nothing more, or another line')

  return {
    ...(scheme !== undefined && { scheme }),
    domain,
    address,
    ...(statement !== undefined && { statement }),
    ...found,
    ...(hasResources && { resources }),
  }
}

type Refuse = (index: number, wanted: string) => never
type Statement = { readonly statement?: string | undefined; readonly next: number }

/** ERC-4361: an empty line, an optional statement, an empty line. */
function takeStatement(lines: readonly string[], refuse: Refuse): Statement {
  if (lines[2] !== '') refuse(2, 'an empty line after the address')
  if (lines[3] === '') return { next: 4 }
  if (lines[4] !== '') refuse(lines[3] === undefined ? 3 : 4, 'an empty line after the statement')
  return { statement: lines[3], next: 5 }
}

/** Sign in with Solana: the text before the first paragraph that begins with a label. */
function findStatement(lines: readonly string[], refuse: Refuse): Statement {
  if (lines.length === 2) return { next: 2 }
  if (lines[2] !== '') refuse(2, 'an empty line after the address')
  const start = lines.findIndex(
    (line, index) => index >= 3 && lines[index - 1] === '' && startsWithLabel(line),
  )
  if (start === 3) return { next: 3 }
  const statement = lines.slice(3, start < 0 ? undefined : start - 1).join('\n')
  return { statement, next: start < 0 ? lines.length : start }
}

/**
 * Converts the fields to `SiwxMessageData`.
 *
 * @throws InvalidSiwxMessageError if a required line is missing, which Sign in with Solana allows
 */
export function toData(
  fields: MessageFields,
  { chainId, text }: { readonly chainId: CaipNetworkId | undefined; readonly text: string },
): SiwxMessageData {
  const { address: accountAddress, chainId: _, uri, version, nonce, ...rest } = fields
  if (uri === undefined || version === undefined || nonce === undefined || chainId === undefined)
    throw new InvalidSiwxMessageError({
      standard: 'a sign-in',
      text,
      line: text.split('\n').length,
      wanted: 'the lines URI, Version, Chain ID and Nonce',
    })
  return { ...rest, accountAddress, uri, version: '1', chainId, nonce }
}

/** Parses the first line of a sign-in message of any chain; undefined if it does not match. */
function readHead(
  text: string,
):
  | { readonly scheme?: string | undefined; readonly domain: string; readonly accountName: string }
  | undefined {
  // Callers without TypeScript may pass anything.
  const [line = ''] = typeof text === 'string' ? text.split('\n', 1) : []
  const [, scheme, domain, accountName] =
    /^(?:([^ :/]*):\/\/)?([^ ]*) wants you to sign in with your ([^ ].*) account:$/.exec(line) ?? []
  return domain === undefined || accountName === undefined ? undefined : { scheme, domain, accountName }
}

/** The namespace named in the first line of a text; undefined if it is unknown. */
export function namespaceOfText(text: string): Namespace | undefined {
  const name = readHead(text)?.accountName
  return Object.keys(accountNames)
    .filter(isNamespace)
    .find(namespace => accountNames[namespace] === name)
}

/** Names of accounts in the first line, as in "your Ethereum account". */
export const accountNames: { readonly [namespace in Namespace]: string } = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
  ton: 'TON',
  tron: 'TRON',
}
