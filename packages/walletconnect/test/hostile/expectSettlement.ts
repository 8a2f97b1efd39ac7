import { Refused } from './expected.js'
import { isObject } from './isObject.js'
import { readGrants } from './readGrants.js'

const sevenDays = 604_800

/** The session that a settlement creates, by an independent implementation of the rules; throws the expected error code. */
export function expectSettlement(
  params: unknown,
  known: {
    readonly topic: string
    readonly pairingTopic: string
    readonly publicKey: string
    readonly chains: readonly string[]
    readonly methods: readonly string[]
    readonly now: number
  },
): { readonly [name: string]: unknown } {
  if (!isObject(params) || !isObject(params.controller)) throw new Refused(1005)
  const { controller, expiry, sessionProperties, scopedProperties, sessionConfig } = params
  if (!isObject(controller.metadata) || typeof controller.metadata.name !== 'string') throw new Refused(1005)
  if (controller.publicKey !== known.publicKey) throw new Refused(1005)
  const seconds = Math.floor(known.now / 1000)
  if (!Number.isSafeInteger(expiry) || Number(expiry) <= seconds) throw new Refused(1005)

  const granted = Object.entries(readGrants(params.namespaces)).map(([key, part]) => {
    const ours = key === 'eip155' || key.startsWith('eip155:')
    const named = [...(key.includes(':') ? [key] : []), ...(part.chains ?? [])]
    const held = part.accounts.map(account => account.replace(/:[^:]*$/, ''))
    return { key, part, ours, common: [...named, ...held].some(chain => known.chains.includes(chain)) }
  })
  const taken = granted.filter(({ ours }) => ours)
  if (taken.length === 0) throw new Refused(5104)
  const common = taken.filter(({ common }) => common)
  if (common.length === 0) throw new Refused(5100)
  if (!common.some(({ part }) => part.methods.some(method => known.methods.includes(method))))
    throw new Refused(5101)
  if (common.every(({ part }) => part.accounts.length === 0)) throw new Refused(5103)

  const { name, description, url, icons } = controller.metadata
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const isList = Array.isArray(icons) && icons.every(icon => typeof icon === 'string')
  return {
    topic: known.topic,
    pairingTopic: known.pairingTopic,
    expiry: Math.min(Number(expiry), seconds + sevenDays),
    peer: { name, description: text(description), url: text(url), icons: isList ? icons : undefined },
    namespaces: Object.fromEntries(taken.map(({ key, part }) => [key, part])),
    sessionProperties: isObject(sessionProperties)
      ? Object.fromEntries(Object.entries(sessionProperties).filter(([, value]) => typeof value === 'string'))
      : undefined,
    scopedProperties: isObject(scopedProperties) ? scopedProperties : undefined,
    sessionConfig:
      isObject(sessionConfig) && typeof sessionConfig.disableDeepLink === 'boolean'
        ? { disableDeepLink: sessionConfig.disableDeepLink }
        : undefined,
  }
}
