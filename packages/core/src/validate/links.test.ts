import { describe, expect, it } from 'vitest'
import { topWalletLinks } from '../../test/topWalletLinks.js'
import { builtInWallets } from '../features/wallets/builtInWallets.js'
import { normalizeWalletHref } from '../features/wallets/links/normalizeWalletHref.js'
import { isWalletScheme, readWebUrl } from './links.js'

const hostile = `
  about blob data file filesystem javascript vbscript view-source jar
  content resource chrome chrome-extension moz-extension devtools intent intent-test android-app
  market itms itms-apps itms-services itms-appss prefs app-prefs shortcuts facetime
  facetime-audio telprompt tel sms mailto callto x-apple.systempreferences x-man-page x-web-search
  shell search search-ms ms-msdt ms-appinstaller ms-settings ms-word ms-excel ms-officecmd
  ms-cxh ms-gamingoverlay ms-search ms-availablenetworks ms-screenclip microsoft-edge windowsdefender ssh telnet
  ftp sftp smb ldap vnc rdp magnet steam vscode
  vscode-insiders zoommtg msteams jnlp jetbrains git-client ws wss
`
  .trim()
  .split(/\s+/)

describe('isWalletScheme', () => {
  it.each(hostile)('%s is not of a wallet, however it is written', scheme => {
    expect(isWalletScheme(scheme)).toBe(false)
    for (const text of [scheme, scheme.toUpperCase()])
      for (const rest of [':', ':/', '://', ':x', '://wc?uri='])
        expect(normalizeWalletHref(`${text}${rest}`)).toBeUndefined()
  })

  it('is true for the schemes of the known wallets', () => {
    const links = [...builtInWallets, ...topWalletLinks.map(({ row }) => row)].flatMap(
      ({ mobileLink }) => mobileLink ?? [],
    )
    const schemes = links.map(link => link.split(':')[0] ?? '').filter(scheme => scheme !== 'https')
    expect(schemes.length).toBeGreaterThan(10)
    expect(schemes.filter(scheme => !isWalletScheme(scheme))).toEqual([])
    for (const scheme of [
      'edge',
      'safe',
      'core',
      'legacy',
      'com.wallet',
      'io.wallet-app',
      'okx',
      'musicwallet',
    ])
      expect(isWalletScheme(scheme)).toBe(true)
  })

  it.each(['', 'https', 'http', '1inch', 'a b', 'meta\u202emask', 'metamask:'])('%j is none', scheme => {
    expect(isWalletScheme(scheme)).toBe(false)
  })
})

it.each([
  ['https://wallet.example', 'https://wallet.example/'],
  ['HTTPS://wallet.example/a', 'https://wallet.example/a'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
  ['http://app.localhost/', 'http://app.localhost/'],
  ['http://wallet.example', undefined],
  ['http://localhost.wallet.example', undefined],
  ['https://user@wallet.example', undefined],
  ['ftp://localhost/', undefined],
  ['javascript:alert(1)', undefined],
  ['wallet.example', undefined],
])('readWebUrl: %s', (url, expected) => {
  expect(readWebUrl(url)).toBe(expected)
})
