export { type CheckMessagesParameters, checkMessages } from '../locales/checkMessages.js'
export type { MessageKey, Messages } from '../locales/english.js'
export { english } from '../locales/english.js'
export type { Message } from '../page/i18n/message.js'
