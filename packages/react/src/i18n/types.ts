import type { accountMessages } from '../views/account/accountMessages.js'
import type { tabMessages } from '../views/account/tabMessages.js'
import type { callsMessages } from '../views/calls/callsMessages.js'
import type { allWalletsMessages } from '../views/connect/allWalletsMessages.js'
import type { connectingMessages } from '../views/connect/connectingMessages.js'
import type { connectMessages } from '../views/connect/connectMessages.js'
import type { getWalletMessages } from '../views/connect/getWalletMessages.js'
import type { openWalletMessages } from '../views/connect/openWalletMessages.js'
import type { walletConnectMessages } from '../views/connect/walletConnectMessages.js'
import type { whatIsAWalletMessages } from '../views/connect/whatIsAWalletMessages.js'
import type { embeddedMessages } from '../views/embedded/embeddedMessages.js'
import type { sectionMessages } from '../views/embedded/sectionMessages.js'
import type { settingsMessages } from '../views/embedded/settingsMessages.js'
import type { smartAccountMessages } from '../views/embedded/smartAccountMessages.js'
import type { socialMessages } from '../views/embedded/socialMessages.js'
import type { namesMessages } from '../views/names/namesMessages.js'
import type { networksMessages } from '../views/networks/networksMessages.js'
import type { onrampMessages } from '../views/onramp/onrampMessages.js'
import type { permissionsMessages } from '../views/permissions/permissionsMessages.js'
import type { receiveMessages } from '../views/receive/receiveMessages.js'
import type { approveTransactionMessages } from '../views/requests/approveTransactionMessages.js'
import type { sendMessages } from '../views/send/sendMessages.js'
import type { connectingSiweMessages } from '../views/signIn/connectingSiweMessages.js'
import type { swapMessages } from '../views/swap/swapMessages.js'
import type { alertMessages } from './en/alerts.js'
import type { buttonMessages } from './en/button.js'
import type { consentMessages } from './en/consent.js'
import type { endedTransactionMessages } from './en/endedTransaction.js'
import type { modalMessages } from './en/modal.js'
import type { networkButtonMessages } from './en/networkButton.js'
import type { pendingBadgeMessages } from './en/pendingBadge.js'
import type { sequenceMessages } from './en/sequence.js'
import type { walletButtonMessages } from './en/walletButton.js'
import type { walletGroupMessages } from './en/walletGroups.js'

/**
 * A text with `{parameters}`, or one per plural form, chosen by the parameter `count`. `zero` is for 0, also in languages
 * without that form.
 */
export type Message =
  | string
  | ({ readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string })

/** The texts of one view, by key. The built-in ones are English. */
export type MessageSlice = { readonly [key: string]: Message }

/** Every text of the kit. A new view adds its slice here; the other locales then fail to compile until they have it. */
export type MessageKey =
  | keyof typeof accountMessages
  | keyof typeof endedTransactionMessages
  | keyof typeof pendingBadgeMessages
  | keyof typeof alertMessages
  | keyof typeof allWalletsMessages
  | keyof typeof approveTransactionMessages
  | keyof typeof callsMessages
  | keyof typeof sequenceMessages
  | keyof typeof connectingMessages
  | keyof typeof connectingSiweMessages
  | keyof typeof embeddedMessages
  | keyof typeof getWalletMessages
  | keyof typeof namesMessages
  | keyof typeof networksMessages
  | keyof typeof onrampMessages
  | keyof typeof openWalletMessages
  | keyof typeof permissionsMessages
  | keyof typeof sectionMessages
  | keyof typeof sendMessages
  | keyof typeof settingsMessages
  | keyof typeof smartAccountMessages
  | keyof typeof socialMessages
  | keyof typeof swapMessages
  | keyof typeof walletButtonMessages
  | keyof typeof walletGroupMessages
  | keyof typeof receiveMessages
  | keyof typeof tabMessages
  | keyof typeof walletConnectMessages
  | keyof typeof whatIsAWalletMessages
  | keyof typeof buttonMessages
  | keyof typeof connectMessages
  | keyof typeof consentMessages
  | keyof typeof modalMessages
  | keyof typeof networkButtonMessages

/** A complete locale. */
export type Messages = { readonly [key in MessageKey]: Message }

/**
 * Loads the texts of a locale: the module that has them as default export, or the texts. A text that is missing is shown in
 * English.
 */
export type LocaleLoader = () => Promise<Partial<Messages> | { readonly default: Partial<Messages> }>

export type MessageParameters = { readonly [name: string]: string | number }
