import type { FrameLocator } from '@playwright/test'
import { hashTypedData, isErc6492Signature, parseEther } from 'viem'
import { approvalWindow } from '../fixtures/approvals.js'
import { blocked, expect, expectBlocked, openDapp, test } from '../fixtures/testDapp.js'

/** Message that the test dapp signs, here for the second chain. */
const typedData = {
  domain: {
    chainId: 31338,
    name: 'Ether Mail',
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    version: '1',
  },
  types: {
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'contents', type: 'string' },
      { name: 'attachment', type: 'bytes' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
  },
  primaryType: 'Mail',
  message: {
    contents: 'Hello, Bob!',
    from: {
      name: 'Cow',
      wallets: ['0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826', '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF'],
    },
    to: [
      {
        name: 'Bob',
        wallets: [
          '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
          '0xB0BdaBea57B0BDABeA57b0bdABEA57b0BDabEa57',
          '0xB0B0b0b0b0b0B000000000000000000000000000',
        ],
      },
    ],
    attachment: '0x',
  },
} as const

/** Text that the dapp writes under a button. */
async function press(
  dapp: FrameLocator,
  button: string,
  approve: () => Promise<void>,
): Promise<`0x${string}`> {
  await dapp.locator(`#${button}`).click()
  await approve()
  const result = dapp.locator(`#${button}Result`)
  await expect(result).toHaveText(/^0x[\da-f]+$/)
  return ((await result.textContent()) ?? '0x') as `0x${string}`
}

/** Its own batch of calls, which it wants to be one. */
async function sendBatch(dapp: FrameLocator, agree: () => Promise<void>) {
  await dapp.locator('#eip5792GetCapabilitiesButton').click()
  await expect(dapp.locator('#eip5792GetCapabilitiesResult')).toContainText('"supported"')
  await dapp.locator('#eip5792SendCallsButton').click()
  await agree()
  await expect(dapp.locator('#eip5792RequestIdInput')).toHaveValue(/./)
  // It shows what the wallet answered at the press, which is 100 while the chain has not included the batch.
  await expect(async () => {
    await dapp.locator('#eip5792GetCallsStatusButton').click()
    await expect(dapp.locator('#eip5792GetCallsStatusResult')).toContainText('"status": 200', {
      timeout: 1000,
    })
  }).toPass()
}

test('test-dapp: the unmodified dapp connects, signs, sends and batches by the embedded smart account', {
  tag: '@lab:test-dapp',
}, async ({ openLabApp, signUp, approve, problems, requests, chains: [, chain] }) => {
  problems.expect(blocked)
  const { lab, dapp } = await openDapp(openLabApp)
  await expect(lab.modal.view('Connect')).toBeVisible()
  await signUp(lab.page, 'dapp@example.test')
  await lab.expectState({ status: 'connected' })
  const address = (await lab.state()).address as `0x${string}`
  await expect(dapp.locator('#accounts')).toContainText(address)
  await expect(dapp.locator('#chainId')).toHaveText('0x7a6a')
  await lab.modal.expectClosed()
  const agree = () => approve(lab.page)

  const message = 'Example `personal_sign` message'
  const signed = await press(dapp, 'personalSign', agree)
  expect(isErc6492Signature(signed)).toBe(true)
  expect(await chain.verifyMessage({ address, message, signature: signed })).toBe(true)
  const confirm = async () => (await approvalWindow(lab.page)).getByTestId('confirm-unreadable').check()
  const typed = await press(dapp, 'signTypedDataV4', async () => {
    // Its kind of data is one that the wallet does not know.
    await confirm()
    await agree()
  })
  expect(await chain.verifyHash({ address, hash: hashTypedData(typedData), signature: typed })).toBe(true)

  await chain.setBalance({ address, value: parseEther('1') })
  await dapp.locator('#sendEIP1559WithoutGasButton').click()
  await agree()
  await expect.poll(() => chain.getCode({ address })).toMatch(/^0x/)

  await sendBatch(dapp, async () => {
    // The calldata is unreadable.
    await confirm()
    await agree()
  })
  expectBlocked(requests)
})

test('test-dapp: the unmodified dapp connects, signs, sends and batches by the extension', {
  tag: '@lab:test-dapp',
}, async ({ openLabApp, wallet, problems, requests, chains: [chain] }) => {
  problems.expect(blocked)
  const { lab, dapp } = await openDapp(openLabApp)
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected' })
  const address = (await lab.state()).address as `0x${string}`
  await expect(dapp.locator('#accounts')).toContainText(address, { ignoreCase: true })
  await lab.modal.expectClosed()
  const agree = async () => {
    await wallet.approve()
    await lab.page.bringToFront()
  }
  const message = 'Example `personal_sign` message'
  const signed = await press(dapp, 'personalSign', agree)
  expect(await chain.verifyMessage({ address, message, signature: signed })).toBe(true)
  const typed = await press(dapp, 'signTypedDataV4', agree)
  await dapp.locator('#signTypedDataV4Verify').click()
  await expect(dapp.locator('#signTypedDataV4VerifyResult')).toHaveText(address, { ignoreCase: true })
  expect(typed).toMatch(/^0x[\da-f]{130}$/)
  const before = await chain.getTransactionCount({ address })
  await dapp.locator('#sendEIP1559Button').click()
  await agree()
  await expect.poll(() => chain.getTransactionCount({ address })).toBe(before + 1)
  await sendBatch(dapp, agree)
  expectBlocked(requests)
})
