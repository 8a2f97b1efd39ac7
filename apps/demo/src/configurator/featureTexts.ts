import type { FeatureName } from '../setup/types.js'

/** What each feature does, for its box. */
export const featureTexts: Readonly<Record<FeatureName, { readonly label: string; readonly hint: string }>> =
  {
    collapseWallets: { label: 'Collapse wallets', hint: 'One row for all wallets instead of a list.' },
    legalCheckbox: { label: 'Legal checkbox', hint: 'Connecting waits for a yes to terms and privacy.' },
    receive: { label: 'Receive', hint: 'The account view offers the address to others.' },
    send: { label: 'Send', hint: 'The account view offers to send.' },
  }
