import type { Client } from '@latchkit/core'
import { accountAtom, accountsAtom } from '@latchkit/core/connection'
import { ofFeature, type ViewNeeds } from '../../shared/ofFeature.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js'
import { SmartAccountSettingsView } from './SmartAccountSettingsView.js'
import { listProviders } from './sections/listProviders.js'
import { UpdateEmailPrimaryOtpView } from './UpdateEmailPrimaryOtpView.js'
import { UpdateEmailSecondaryOtpView } from './UpdateEmailSecondaryOtpView.js'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.js'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.js'

/** Settings of the embedded wallet: another wallet has none of them. */
const settings: ViewNeeds = {
  account: true,
  isOffered: ({ config, store }: Client) =>
    config.secureFrame !== undefined &&
    (!store.get(accountAtom).isConnected ||
      Object.values(store.get(accountsAtom)).some(account => account?.connector?.type === 'auth')),
}

/** The views of the area, by name. */
export const embeddedParts = {
  EmailVerifyDevice: /*#__PURE__*/ ofFeature(
    'EmailVerifyDevice',
    { feature: 'email' },
    EmailVerifyDeviceView,
  ),
  EmailVerifyOtp: /*#__PURE__*/ ofFeature('EmailVerifyOtp', { feature: 'email' }, EmailVerifyOtpView),
  ConnectingSocial: /*#__PURE__*/ ofFeature(
    'ConnectingSocial',
    { feature: 'socials', consent: true },
    ConnectingSocialView,
  ),
  ConnectingFarcaster: /*#__PURE__*/ ofFeature(
    'ConnectingFarcaster',
    {
      feature: 'socials',
      isOffered: ({ config, platform }) =>
        listProviders(config.features.socials, platform).includes('farcaster'),
      consent: true,
    },
    ConnectingFarcasterView,
  ),
  UpdateEmailWallet: /*#__PURE__*/ ofFeature('UpdateEmailWallet', settings, UpdateEmailWalletView),
  UpdateEmailPrimaryOtp: /*#__PURE__*/ ofFeature(
    'UpdateEmailPrimaryOtp',
    settings,
    UpdateEmailPrimaryOtpView,
  ),
  UpdateEmailSecondaryOtp: /*#__PURE__*/ ofFeature(
    'UpdateEmailSecondaryOtp',
    settings,
    UpdateEmailSecondaryOtpView,
  ),
  UpgradeEmailWallet: /*#__PURE__*/ ofFeature('UpgradeEmailWallet', settings, UpgradeEmailWalletView),
  AccountSettings: /*#__PURE__*/ ofFeature('AccountSettings', settings, AccountSettingsView),
  SmartAccountSettings: /*#__PURE__*/ ofFeature('SmartAccountSettings', settings, SmartAccountSettingsView),
}
