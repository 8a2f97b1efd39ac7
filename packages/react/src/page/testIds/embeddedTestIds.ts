/** Test ids of the views of the embedded wallet. */
export const embeddedTestIds = {
  /** Two digits to compare with those of the approval page. */
  emailNumber: 'email-number',
  /** Requests another mail. */
  emailResend: 'email-resend',
  /** Box of a digit of the code, counted from 0. */
  otpInput: <index extends number>(index: index) => `otp-input-${index}` as const,
  /** Goes on in this tab where windows are blocked. */
  socialHere: 'social-here',
  /** Two digits to type into the window that was cut off. */
  socialNumber: 'social-number',
  /** QR code for the phone that has the app. */
  farcasterQr: 'farcaster-qr',
  farcasterOpen: 'farcaster-open',
  farcasterCopy: 'farcaster-copy',
  /** There: changes the login address. */
  settingsEmail: 'settings-email',
  /** Leads to the choice between the accounts of the wallet. */
  settingsAccountType: 'settings-account-type',
  /** There: `account-type-smartAccount` and `account-type-eoa`. In the settings: `account-type-upgraded` turns that back. */
  accountType: <type extends string>(type: type) => `account-type-${type}` as const,
  /** Leads to the sessions of the account. */
  settingsSessions: 'settings-sessions',
  /** Explains the custody tiers. */
  settingsUpgrade: 'settings-upgrade',
  /** Opens the devices on the site of the wallet. */
  settingsDevices: 'settings-devices',
  /** Opens the export on the site of the wallet. */
  settingsExport: 'settings-export',
  /** Shows the texts in a language, such as `settings-language-ar`. */
  settingsLanguage: <language extends string>(language: language) => `settings-language-${language}` as const,
  /** Begins the change of the address anew. */
  updateEmailStartOver: 'update-email-start-over',
  /** Opens the page of the wallet on its own site. */
  openWalletPage: 'open-wallet-page',
} as const
