import { z } from 'zod'
import { Refused } from './expected.js'
import { isObject } from './isObject.js'

export type Grants = {
  readonly [key: string]: {
    readonly chains?: readonly string[]
    readonly methods: readonly string[]
    readonly events: readonly string[]
    readonly accounts: readonly string[]
  }
}

const texts = z.array(z.string())
const namespace = '[-a-z0-9]{3,8}'
const chain = `${namespace}:[-_a-zA-Z0-9]{1,32}`
const key = new RegExp(`^(${namespace}|${chain})$`)
const chainId = new RegExp(`^${chain}$`)
const accountId = new RegExp(`^${chain}:[-.%a-zA-Z0-9]{1,128}$`)

/** Parses namespaces as a wallet may grant them; refuses the first invalid part. */
export function readGrants(value: unknown): Grants {
  if (!isObject(value)) throw new Refused(5104)
  const grants: [string, Grants[string]][] = []
  for (const [name, entry] of Object.entries(value)) {
    if (!key.test(name) || !isObject(entry)) throw new Refused(5104)
    const chains = texts
      .refine(list => list.every(id => chainId.test(id) && `${id}:`.startsWith(`${name}:`)))
      .optional()
    const accounts = texts.refine(list => list.every(id => accountId.test(id) && id.startsWith(`${name}:`)))
    const parts = { chains, methods: texts, events: texts, accounts }
    for (const [part, code] of [
      ['chains', 5100],
      ['methods', 5101],
      ['events', 5102],
      ['accounts', 5103],
    ] as const)
      if (!parts[part].safeParse(entry[part]).success) throw new Refused(code)
    const { methods, events, accounts: held, chains: listed } = entry as Grants[string]
    grants.push([name, { ...(listed && { chains: listed }), methods, events, accounts: held }])
  }
  return Object.fromEntries(grants)
}
