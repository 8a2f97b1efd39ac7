export { type CheckMessagesParameters, checkMessages } from '../i18n/checkMessages.js'
export type { MessageKey, Messages } from '../i18n/english.js'
export { english } from '../i18n/english.js'
export type { Message } from '../i18n/message.js'
