/** Words that a language has as English has them, beside names and standards. A text of these alone may be the English one. */
export const untranslated: { readonly [language: string]: string } = {
  de: 'Browser Contract Desktop Operator Passkey Status Token Wallet Wallets',
  es: 'Token Tokens',
  fr: 'Actions Collection Contract Date Description E-mail Instruction Message Mobile Sessions Suggestions Transaction Transactions',
  id: 'Browser Desktop Operator Program Stake Status Testnet Token Unwrap',
  it: 'Account Browser Desktop Passkey Password Smart Token Unwrap Wallet',
  ms: 'Desktop Program Stake Status Testnet Token Unwrap',
  nl: 'Account Browser Contract Desktop E-mail Max Operator Passkey Recent Smart slippage Status Token Tokens Wallet Wallets',
  pl: 'E-mail Operator Program Status Token',
  'pt-BR': 'Desktop E-mail Status Token Tokens',
  tr: 'Program Token',
  vi: 'Stake Token',
}
