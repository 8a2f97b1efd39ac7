import type { Messages } from '@latchkit/react'

/** Some texts in a language that the kit does not have. The others are shown in English. */
export const swedish: Partial<Messages> = {
  'button.connect': 'Anslut plånbok',
  'button.connecting': 'Ansluter…',
  'button.account': 'Konto {address}',
  'button.network': 'Nätverk {name}',
  'modal.back': 'Tillbaka',
  'modal.close': 'Stäng',
  'modal.tryAgain': 'Försök igen',
  'modal.copied': 'Kopierad',
  'connect.title': 'Anslut plånbok',
  'connect.wallets': 'Plånböcker',
  'connect.recent': 'Senaste',
  'connect.installed': 'Installerad',
  'connect.allWallets': 'Alla plånböcker',
  'connect.noWallet': 'Jag har ingen plånbok',
  'allWallets.found': { one: '{count} plånbok hittades', other: '{count} plånböcker hittades' },
  'account.title': 'Konto',
  'account.copy': 'Kopiera adress',
  'account.disconnect': 'Koppla från',
  'account.walletsCount': { one: '{count} ansluten plånbok', other: '{count} anslutna plånböcker' },
}
