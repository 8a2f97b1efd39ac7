import { accountNames } from './accountNames.js'
import { InvalidSiwxMessageError } from './errors.js'
import { domainRule, labels, lineRules, resourcesLabel, schemeRule, uriRule } from './lineRules.js'
import { readHead } from './readHead.js'
import { startsWithLabel } from './startsWithLabel.js'
import type { Layout, LineName, MessageFields } from './types.js'

/**
 * Reads a text that is exactly as the layout has it: nothing is skipped, trimmed or guessed.
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

/** ERC-4361: an empty line, a statement or nothing, an empty line. */
function takeStatement(lines: readonly string[], refuse: Refuse): Statement {
  if (lines[2] !== '') refuse(2, 'an empty line after the address')
  if (lines[3] === '') return { next: 4 }
  if (lines[4] !== '') refuse(lines[3] === undefined ? 3 : 4, 'an empty line after the statement')
  return { statement: lines[3], next: 5 }
}

/** Sign in with Solana: what stands before the first paragraph that begins with a label. */
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
