import { createLatchkit } from '../page/latchkit/createLatchkit.js'
import type { LatchkitConfig } from '../page/latchkit/types.js'
import type arabic from './ar.json'
import type { MessageKey, Messages } from './english.js'
import type { MessageGroups } from './messageGroups.js'

declare const texts: typeof arabic

// The compiler reports a language of the kit that lacks a text.
texts satisfies MessageGroups

// @ts-expect-error a file lacks a text
export const lacking: MessageGroups['button'] = { ...texts.button, connect: undefined }

// @ts-expect-error a locale lacks a text
export const incomplete: Messages = { 'button.connect': 'Verbinden' }

// @ts-expect-error a key that no view knows
export const unknown: MessageKey = 'connect.nothing'

declare const config: LatchkitConfig
const french = { 'button.connect': 'Connecter' } as const

createLatchkit({ ...config, locales: { fr: async () => french, 'fr-CA': async () => ({ default: french }) } })

// @ts-expect-error texts that are not loaded belong to `messages`
createLatchkit({ ...config, locales: { fr: french } })

// @ts-expect-error a key that no view knows
createLatchkit({ ...config, locales: { fr: async () => ({ default: { 'connect.nothing': 'Rien' } }) } })
