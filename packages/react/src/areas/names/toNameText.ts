import { isError } from '@latchkit/core/errors'
import type { MessageParameters } from '../../page/i18n/message.js'
import type { namesMessages } from './namesMessages.js'

/** A text of the area. */
export type NameText = {
  readonly key: keyof typeof namesMessages
  readonly parameters?: MessageParameters | undefined
}

/** Returns the message for an error of a registration. */
export function toNameText(error: unknown, { name }: { readonly name: string }): NameText {
  switch (isError(error) ? error.code : undefined) {
    case 'names/taken':
      return { key: 'names.isTaken', parameters: { name } }
    case 'names/pending':
      return { key: 'names.pending', parameters: { name } }
    case 'names/invalid-name':
      return { key: 'names.rule' }
    case 'names/network-not-found':
      return { key: 'names.networkNotFound' }
    case 'names/no-signer':
      return { key: 'names.noSigner' }
    case 'names/suggestions-failed':
      return { key: 'names.suggestionsFailed' }
    case 'names/lookup-failed':
      return { key: 'names.lookupFailed' }
  }
  const isDeclined = error instanceof Error && isError(error.cause, 'rpc/user-rejected')
  return { key: isDeclined ? 'names.declined' : 'modal.somethingWrong' }
}
