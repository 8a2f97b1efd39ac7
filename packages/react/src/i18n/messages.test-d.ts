import { arabic } from './ar.js'
import type { Message, MessageKey, Messages } from './types.js'

arabic satisfies { readonly [key in MessageKey]: Message }

// @ts-expect-error a locale lacks a text
export const incomplete: Messages = { 'button.connect': 'Verbinden' }

// @ts-expect-error a key that no view knows
export const unknown: MessageKey = 'connect.nothing'
