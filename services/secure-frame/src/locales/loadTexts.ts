import type { Language } from '@latchkit/secure-protocol/languages'
import type { ApprovalOnlyKey } from '../approval/approvalTexts.js'
import type { MessageKey } from '../messages.js'
import type { OfflineTexts } from '../page/offlineTexts.js'
import type { PageKey } from '../page/texts.js'

/** The texts of a language, by the part of this site that shows them. */
export type LocaleTexts = {
  readonly frame: Readonly<Record<MessageKey, string>>
  readonly approval: Readonly<Record<ApprovalOnlyKey, string>>
  readonly walletPage: Readonly<Record<PageKey, string>>
  readonly offline: OfflineTexts
}

/** The languages besides English, each in a separate chunk. */
const files = import.meta.glob<LocaleTexts>('./*.json', { import: 'default' })

/** Loads the texts of a language. Undefined for English, whose texts are where they are shown. */
export async function loadTexts(language: Language): Promise<LocaleTexts | undefined> {
  return files[`./${language}.json`]?.()
}
