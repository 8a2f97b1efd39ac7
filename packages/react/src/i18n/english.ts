import { accountMessages } from '../views/account/accountMessages.js'
import { tabMessages } from '../views/account/tabMessages.js'
import { callsMessages } from '../views/calls/callsMessages.js'
import { allWalletsMessages } from '../views/connect/allWalletsMessages.js'
import { connectingMessages } from '../views/connect/connectingMessages.js'
import { connectMessages } from '../views/connect/connectMessages.js'
import { getWalletMessages } from '../views/connect/getWalletMessages.js'
import { openWalletMessages } from '../views/connect/openWalletMessages.js'
import { walletConnectMessages } from '../views/connect/walletConnectMessages.js'
import { whatIsAWalletMessages } from '../views/connect/whatIsAWalletMessages.js'
import { embeddedMessages } from '../views/embedded/embeddedMessages.js'
import { sectionMessages } from '../views/embedded/sectionMessages.js'
import { settingsMessages } from '../views/embedded/settingsMessages.js'
import { smartAccountMessages } from '../views/embedded/smartAccountMessages.js'
import { socialMessages } from '../views/embedded/socialMessages.js'
import { namesMessages } from '../views/names/namesMessages.js'
import { networksMessages } from '../views/networks/networksMessages.js'
import { onrampMessages } from '../views/onramp/onrampMessages.js'
import { permissionsMessages } from '../views/permissions/permissionsMessages.js'
import { receiveMessages } from '../views/receive/receiveMessages.js'
import { approveTransactionMessages } from '../views/requests/approveTransactionMessages.js'
import { sendMessages } from '../views/send/sendMessages.js'
import { connectingSiweMessages } from '../views/signIn/connectingSiweMessages.js'
import { swapMessages } from '../views/swap/swapMessages.js'
import { alertMessages } from './en/alerts.js'
import { buttonMessages } from './en/button.js'
import { consentMessages } from './en/consent.js'
import { endedTransactionMessages } from './en/endedTransaction.js'
import { modalMessages } from './en/modal.js'
import { networkButtonMessages } from './en/networkButton.js'
import { pendingBadgeMessages } from './en/pendingBadge.js'
import { sequenceMessages } from './en/sequence.js'
import { walletButtonMessages } from './en/walletButton.js'
import { walletGroupMessages } from './en/walletGroups.js'
import type { Message } from './message.js'

/** Key of a text of the kit. A new view adds its slice below; the other locales then fail to compile until they have it. */
export type MessageKey = keyof ReturnType<typeof joinSlices>

/** A complete locale. */
export type Messages = { readonly [key in MessageKey]: Message }

/**
 * Loads the texts of a locale: the module that has them as default export, or the texts. A text that is missing is shown in
 * English.
 */
export type LocaleLoader = () => Promise<Partial<Messages> | { readonly default: Partial<Messages> }>

/**
 * The English texts of the kit by key, for translators. A page needs none of it: each view brings its own texts.
 *
 * @example
 * const keys = Object.keys(english)
 */
export const english: Messages = /*#__PURE__*/ joinSlices()

// A spread may call a getter, so bundlers keep it where it is not in a call that is marked.
function joinSlices() {
  return {
    ...accountMessages,
    ...tabMessages,
    ...callsMessages,
    ...allWalletsMessages,
    ...connectingMessages,
    ...connectMessages,
    ...getWalletMessages,
    ...openWalletMessages,
    ...walletConnectMessages,
    ...whatIsAWalletMessages,
    ...embeddedMessages,
    ...sectionMessages,
    ...settingsMessages,
    ...smartAccountMessages,
    ...socialMessages,
    ...namesMessages,
    ...networksMessages,
    ...onrampMessages,
    ...permissionsMessages,
    ...receiveMessages,
    ...approveTransactionMessages,
    ...sendMessages,
    ...connectingSiweMessages,
    ...swapMessages,
    ...alertMessages,
    ...buttonMessages,
    ...consentMessages,
    ...modalMessages,
    ...endedTransactionMessages,
    ...pendingBadgeMessages,
    ...networkButtonMessages,
    ...sequenceMessages,
    ...walletButtonMessages,
    ...walletGroupMessages,
  }
}
