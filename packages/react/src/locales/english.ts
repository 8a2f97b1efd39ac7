import { accountMessages } from '../areas/account/accountMessages.js'
import { tabMessages } from '../areas/account/tabMessages.js'
import { callsMessages } from '../areas/calls/callsMessages.js'
import { sequenceMessages } from '../areas/calls/sequenceMessages.js'
import { allWalletsMessages } from '../areas/connect/allWalletsMessages.js'
import { connectingMessages } from '../areas/connect/connectingMessages.js'
import { getWalletMessages } from '../areas/connect/getWalletMessages.js'
import { openWalletMessages } from '../areas/connect/openWalletMessages.js'
import { walletConnectMessages } from '../areas/connect/walletConnectMessages.js'
import { whatIsAWalletMessages } from '../areas/connect/whatIsAWalletMessages.js'
import { embeddedMessages } from '../areas/embedded/embeddedMessages.js'
import { sectionMessages } from '../areas/embedded/sections/sectionMessages.js'
import { settingsMessages } from '../areas/embedded/settingsMessages.js'
import { smartAccountMessages } from '../areas/embedded/smartAccountMessages.js'
import { socialMessages } from '../areas/embedded/socialMessages.js'
import { nftMessages } from '../areas/items/nftMessages.js'
import { replacementMessages } from '../areas/items/replacementMessages.js'
import { namesMessages } from '../areas/names/namesMessages.js'
import { networksMessages } from '../areas/networks/networksMessages.js'
import { onrampMessages } from '../areas/onramp/onrampMessages.js'
import { permissionsMessages } from '../areas/permissions/permissionsMessages.js'
import { receiveMessages } from '../areas/receive/receiveMessages.js'
import { approveTransactionMessages } from '../areas/requests/approveTransactionMessages.js'
import { secureFrameMessages } from '../areas/secureFrame/secureFrameMessages.js'
import { failureMessages } from '../areas/send/sections/failureMessages.js'
import { sendMessages } from '../areas/send/sendMessages.js'
import { connectingSiweMessages } from '../areas/signIn/connectingSiweMessages.js'
import { swapMessages } from '../areas/swap/swapMessages.js'
import { pendingBadgeMessages } from '../connected/pendingBadgeMessages.js'
import { connectMessages } from '../modal/connect/connectMessages.js'
import { modalMessages } from '../modal/modalMessages.js'
import { buttonMessages } from '../page/buttons/buttonMessages.js'
import { networkButtonMessages } from '../page/buttons/networkButtonMessages.js'
import { walletButtonMessages } from '../page/buttons/walletButtonMessages.js'
import type { Message } from '../page/i18n/message.js'
import { walletGroupMessages } from '../page/walletList/walletGroupMessages.js'
import { alertMessages } from '../shared/alerts/alertMessages.js'
import { connectorMessages } from '../shared/connectorMessages.js'
import { consentMessages } from '../shared/consentMessages.js'
import { endedTransactionMessages } from '../shared/toasts/endedTransactionMessages.js'

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
 * The English texts of the kit by key, for translators. A page does not need it: each view includes its texts.
 *
 * @example
 * const keys = Object.keys(english)
 */
export const english: Messages = /*#__PURE__*/ joinSlices()

// A function, since its call can be marked as pure; see `MessageSlice`.
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
    ...nftMessages,
    ...onrampMessages,
    ...permissionsMessages,
    ...replacementMessages,
    ...receiveMessages,
    ...approveTransactionMessages,
    ...secureFrameMessages,
    ...sendMessages,
    ...failureMessages,
    ...connectingSiweMessages,
    ...swapMessages,
    ...alertMessages,
    ...buttonMessages,
    ...connectorMessages,
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
