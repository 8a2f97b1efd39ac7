import type { Transfer } from '@latchkit/core'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { byId, connectors, inShadow, shadow, testIds } from './mountApp.js'
import { openAccount } from './openAccount.js'
import { violations } from './violations.js'

const texts = (selector: string) =>
  [...(shadow()?.querySelectorAll(selector) ?? [])].map(element => element.textContent)
const tab = (name: 'nfts') => byId(`tab-${name}`)

describe('the NFTs of the account', () => {
  it('are tiles in pairs by collection, with details', async () => {
    await openAccount('full')
    await tab('nfts').click()
    await expect
      .poll(() => texts('.nft-name'))
      .toEqual(['Cat #0', `<img src=x onerror=alert(1)>${'W'.repeat(36)}`, 'Cat #3', 'Cat #4', 'Cat #2'])
    // Two contracts have this name.
    expect(texts('.account-day')).toEqual(['Cats', 'Cats'])
    inShadow(testIds.nft(`0x${'e'.repeat(40)}-0`))?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(shadow()?.activeElement).toBe(inShadow(testIds.nft(`0x${'f'.repeat(40)}-2`)))
    // As on a narrow phone.
    shadow()?.querySelector<HTMLElement>('.content')?.style.setProperty('width', '288px')
    const [tile, image] = ['.nft-image', '.nft-image .wallet-icon'].map(selector =>
      shadow()?.querySelector(selector)?.getBoundingClientRect(),
    )
    expect(tile?.width).toBeLessThan(152)
    expect(image?.width).toBeCloseTo(tile?.width ?? 0, 1)
    expect(image?.height).toBeCloseTo(tile?.width ?? 0, 1)
    await byId(testIds.nft(`0x${'f'.repeat(40)}-2`)).click()
    const details = byId(testIds.view('Nft'))
    await expect.element(details).toHaveTextContent('Cats')
    await expect.element(details).toHaveTextContent('EyesBlue')
    await expect.element(details).toHaveTextContent(`Contract0x${'f'.repeat(40)}`)
    expect(await violations()).toEqual([])
  })

  it('are sent from their details: a form without an amount, and its preview', async () => {
    const sent: Transfer[] = []
    const adapter = {
      ...mockAdapter({ namespace: 'eip155', connectors }),
      estimateTransfer: async () => ({ fee: 21_000n, decimals: 0, balance: 1n, nativeBalance: 10n ** 18n }),
      sendTransfer: async (transfer: Transfer) => {
        sent.push(transfer)
        return '0xfeed'
      },
    }
    await openAccount('full', {}, 'Account', adapter)
    await tab('nfts').click()
    await byId(testIds.nft(`0x${'e'.repeat(40)}-3`)).click()
    await byId(testIds.nftSend).click()
    const form = byId(testIds.view('WalletSend'))
    await expect.element(form).toHaveTextContent('Cat #3')
    expect(inShadow(testIds.sendAmount)).toBeUndefined()
    expect(await violations()).toEqual([])
    const to = `0x${'3'.repeat(40)}`
    await byId(testIds.sendReceiver).fill(to)
    await byId(testIds.sendPreview).click()
    await expect.element(byId(testIds.view('WalletSendPreview'))).toHaveTextContent('1 Cat #3')
    expect(await violations()).toEqual([])
    await byId(testIds.sendConfirm).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Sent 1 Cat #3')
    expect(sent).toMatchObject([
      { to, value: 1n, token: `0x${'e'.repeat(40)}`, nft: { tokenId: '3', standard: 'erc721' } },
    ])
    // The next transfer is of a token.
    await byId(testIds.accountAction('send')).click()
    await expect.element(form).toHaveTextContent('Ether')
    await expect.element(byId(testIds.sendAmount)).toHaveValue('')
  })

  it('forgets the NFT of a transfer that was left', async () => {
    await openAccount('full')
    await tab('nfts').click()
    await byId(testIds.nft(`0x${'e'.repeat(40)}-3`)).click()
    await byId(testIds.nftSend).click()
    await expect.element(byId(testIds.view('WalletSend'))).toHaveTextContent('Cat #3')
    for (const view of ['Nft', 'Account'] as const) {
      await byId(testIds.back).click()
      await expect.element(byId(testIds.view(view))).toBeVisible()
    }
    await byId(testIds.accountAction('send')).click()
    await expect.element(byId(testIds.view('WalletSend'))).toHaveTextContent('Ether')
    await expect.element(byId(testIds.sendAmount)).toHaveValue('')
  })

  it.each([
    ['empty', 'No NFTs yet'],
    ['unindexed', 'NFTs are not available on this network'],
    ['failing', 'Failed to fetch NFTs'],
  ])('%s: %s', async (kind, text) => {
    await openAccount(kind)
    await tab('nfts').click()
    await expect.element(byId(testIds.view('Account'))).toHaveTextContent(text)
    if (kind === 'failing') await expect.element(byId(testIds.toast)).toHaveTextContent(text)
  })
})
