import { fromBase64, toBase64Url } from '../crypto/encoding.js'
import { isRecord } from '../validate.js'

/** Capabilities that a message grants: abilities with their limits, by resource (ERC-5573). */
export type Recap = {
  readonly att: { readonly [resource: string]: { readonly [ability: string]: readonly unknown[] } }
}

const prefix = 'urn:recap:'

// The order that wallets use. With another order, the signed text would differ.
const order = (a: string, b: string) => a.localeCompare(b, 'en')

/** Creates a recap that grants `actions` of one ability. */
export function createRecap(resource: string, ability: string, actions: readonly string[]): Recap {
  const abilities = [...actions].sort(order).map(action => [`${ability}/${action}`, [{}]])
  return { att: { [resource]: Object.fromEntries(abilities) } }
}

/** Merges two recaps, ordered by resource and ability. */
export function mergeRecaps(first: Recap, second: Recap): Recap {
  const resources = [...new Set([...Object.keys(first.att), ...Object.keys(second.att)])].sort(order)
  const merged = resources.map(resource => {
    const abilities = { ...second.att[resource], ...first.att[resource] }
    return [resource, Object.fromEntries(Object.entries(abilities).sort(([a], [b]) => order(a, b)))]
  })
  return { att: Object.fromEntries(merged) }
}

/** Encodes a recap as a resource of a message. */
export function encodeRecap(recap: Recap): string {
  return prefix + toBase64Url(new TextEncoder().encode(JSON.stringify(recap)))
}

/** Decodes a resource. Returns `undefined` when it is not a valid recap. */
export function decodeRecap(resource: string): Recap | undefined {
  if (!resource.startsWith(prefix)) return undefined
  const text = resource.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  const bytes = fromBase64(text.padEnd(Math.ceil(text.length / 4) * 4, '='))
  try {
    const recap: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecap(recap) ? recap : undefined
  } catch {
    return undefined
  }
}

/** Merges all recaps among the resources of a message. */
export function readRecap(resources: readonly string[] = []): Recap | undefined {
  const recaps = resources.map(decodeRecap).filter(recap => recap !== undefined)
  return recaps.length > 1 ? recaps.reduce(mergeRecaps) : recaps[0]
}

/** Describes a recap for the user who signs it. */
export function describeRecap({ att }: Recap): string {
  const parts = Object.entries(att).flatMap(([resource, abilities]) => {
    const groups = new Map<string, string[]>()
    for (const [name = '', action = ''] of Object.keys(abilities)
      .map(ability => ability.split('/'))
      .sort(([, a = ''], [, b = '']) => order(a, b)))
      groups.set(name, [...(groups.get(name) ?? []), action])
    return [...groups].map(([name, actions]) => `'${name}': '${actions.join("', '")}' for '${resource}'.`)
  })
  const list = parts.map((part, index) => `(${index + 1}) ${part}`).join(' ')
  return `I further authorize the stated URI to perform the following actions on my behalf: ${list}`
}

function isRecap(value: unknown): value is Recap {
  return (
    isRecord(value) &&
    isRecord(value.att) &&
    Object.values(value.att).every(
      abilities => isRecord(abilities) && Object.values(abilities).every(Array.isArray),
    )
  )
}
