import { accountNames } from './accountNames.js'
import { InvalidSiwxDataError } from './errors.js'
import { domainRule, labels, lineRules, resourcesLabel, schemeRule, uriRule } from './lineRules.js'
import type { Layout, MessageFields, Rule } from './types.js'

/**
 * Writes a text. Every value is held against its rule first, so that none can add a line or change what another says.
 *
 * @param accountField as the caller's data calls the account.
 * @throws InvalidSiwxDataError
 */
export function writeMessage(
  layout: Layout,
  fields: MessageFields,
  accountField: 'address' | 'accountAddress' = 'accountAddress',
): string {
  const { standard, namespace, isCompact } = layout
  const { scheme, domain, address, statement, resources } = fields
  const hold = (field: string, rule: Rule, value: unknown) => {
    // Whoever calls this without types may hand in anything.
    if (typeof value !== 'string' || !rule.test(value))
      throw new InvalidSiwxDataError({ standard, field, wanted: rule.wanted })
  }
  hold('domain', domainRule, domain)
  hold(accountField, layout.address, address)
  if (scheme !== undefined)
    hold('scheme', layout.hasScheme ? schemeRule : { wanted: 'none', test: () => false }, scheme)
  if (statement !== undefined) hold('statement', layout.statement, statement)

  const lines: string[] = []
  for (const name of layout.lines) {
    const value = fields[name]
    if (value === undefined && !layout.required.includes(name)) continue
    hold(name, name === 'chainId' ? layout.chainId : lineRules[name], value)
    lines.push(`${labels[name]}: ${value}`)
  }
  if (resources !== undefined) {
    if (!Array.isArray(resources))
      throw new InvalidSiwxDataError({ standard, field: 'resources', wanted: 'a list' })
    lines.push(resourcesLabel)
    for (const [index, resource] of resources.entries()) {
      hold(`resources[${index}]`, uriRule, resource)
      lines.push(`- ${resource}`)
    }
  }

  const head = `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${accountNames[namespace]} account:`
  if (!isCompact)
    return [head, address, '', ...(statement === undefined ? [] : [statement]), '', ...lines].join('\n')
  const blocks = [`${head}\n${address}`, statement, lines.length > 0 ? lines.join('\n') : undefined]
  return blocks.filter(block => block !== undefined).join('\n\n')
}
