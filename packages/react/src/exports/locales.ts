export { type CheckMessagesParameters, checkMessages } from '../i18n/checkMessages.js'
export { english } from '../i18n/english.js'
export type { Message, MessageKey, Messages } from '../i18n/types.js'
