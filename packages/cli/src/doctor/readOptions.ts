import type { App } from '../source/app.js'
import { findOptions, findValue, readConstant } from '../source/options.js'
import type { Service } from './types.js'

/** An address that the source of an app names. */
export type SourceAddress = { readonly url: URL; readonly file: string }

/** Addresses and project of an app's services, by its source. */
export type SourceOptions = {
  readonly addresses: { readonly [name in Service['name']]?: SourceAddress | undefined }
  readonly projectId: string | undefined
}

const places = [
  ['secure site', 'secureFrame', 'url', ['http:', 'https:']],
  ['relay', 'walletConnect', 'relayUrl', ['ws:', 'wss:']],
  ['gateway', 'gateway', 'url', ['http:', 'https:']],
] as const

/**
 * Reads the addresses of services, and the project at the secure site, from the options of `createLatchkit`: those that
 * are texts, or constants in the same file. Of several instances the first one with an address counts.
 */
export function readOptions(app: App): SourceOptions {
  const found = findOptions(app)
  const readFirst = (option: string, key: string) =>
    found.flatMap(({ file, options }) => {
      const text = readConstant(findValue(findValue(options, option), key))
      return text === undefined ? [] : [{ file, text }]
    })[0]
  const addresses = places.flatMap(([name, option, key, protocols]) => {
    const first = readFirst(option, key)
    // The kit reports an address that is wrong when the app starts.
    if (!first || !URL.canParse(first.text)) return []
    const url = new URL(first.text)
    return protocols.some(protocol => protocol === url.protocol) ? [[name, { url, file: first.file }]] : []
  })
  // The order of the kit.
  const project = ['secureFrame', 'gateway', 'walletConnect'].map(option => readFirst(option, 'projectId'))
  return { addresses: Object.fromEntries(addresses), projectId: project.find(Boolean)?.text }
}
