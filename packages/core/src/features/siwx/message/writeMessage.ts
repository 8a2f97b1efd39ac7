import { parseCaipNetworkId } from '../../../caip/caipNetworkId.js'
import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import type { Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { InvalidSiwxDataError } from './errors.js'
import { domainRule, labels, lineRules, resourcesLabel, schemeRule, uriRule } from './lineRules.js'
import { accountNames } from './readMessage.js'
import type { Layout, MessageFields, Rule } from './types.js'

/**
 * Writes a message. Checks every value first, so that no value can add a line or change the meaning of another.
 *
 * @param accountField name of the account in the caller's data, for errors.
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
    // Callers without TypeScript may pass anything.
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

/** Converts the data to the field names of the text, with the chain id as the text writes it. */
export function toFields(data: SiwxMessageData, chainId: string | undefined): MessageFields {
  const { accountAddress, chainId: _, ...rest } = data
  return { ...rest, address: accountAddress, chainId }
}

/**
 * Returns the reference of the CAIP-2 id in the data.
 *
 * @throws InvalidSiwxDataError if it is malformed or of another namespace
 */
export function referenceOf(
  { chainId }: Pick<SiwxMessageData, 'chainId'>,
  { standard, namespace }: { readonly standard: string; readonly namespace: Namespace },
): string {
  const parts = isCaipNetworkId(chainId) ? parseCaipNetworkId(chainId) : undefined
  if (parts?.namespace !== namespace)
    throw new InvalidSiwxDataError({ standard, field: 'chainId', wanted: `a CAIP-2 id of ${namespace}` })
  return parts.reference
}
