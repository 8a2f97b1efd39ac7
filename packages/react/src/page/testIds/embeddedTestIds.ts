/** Test ids of the views of the embedded wallet. */
export const embeddedTestIds = {
  /** Two digits to compare with those of the approval page. */
  emailNumber: 'email-number',
  /** Requests another email. */
  emailResend: 'email-resend',
  /** Box of a digit of the code, counted from 0. */
  otpInput: <index extends number>(index: index) => `otp-input-${index}` as const,
  /** Continues in this tab if windows are blocked. */
  socialHere: 'social-here',
  /** Two digits to type into the window that lost its opener. */
  socialNumber: 'social-number',
  /** QR code for the phone that has the app. */
  farcasterQr: 'farcaster-qr',
  farcasterOpen: 'farcaster-open',
  farcasterCopy: 'farcaster-copy',
  /** In the settings: changes the login address. */
  settingsEmail: 'settings-email',
  /** Opens the choice between the accounts of the wallet. */
  settingsAccountType: 'settings-account-type',
  /**
   * In that choice: `account-type-smartAccount` and `account-type-eoa`. In the settings: `account-type-upgraded`
   * reverts the upgrade.
   */
  accountType: <type extends string>(type: type) => `account-type-${type}` as const,
  /** Opens the sessions of the account. */
  settingsSessions: 'settings-sessions',
  /** Explains the custody tiers. */
  settingsUpgrade: 'settings-upgrade',
  /** Opens the devices on the site of the wallet. */
  settingsDevices: 'settings-devices',
  /** Opens the export on the site of the wallet. */
  settingsExport: 'settings-export',
  /** The select of the language of the texts. Its values are tags such as `ar`. */
  settingsLanguage: 'settings-language',
  /** Restarts the change of the address. */
  updateEmailStartOver: 'update-email-start-over',
  /** Opens the page of the wallet on the wallet's site. */
  openWalletPage: 'open-wallet-page',
} as const
