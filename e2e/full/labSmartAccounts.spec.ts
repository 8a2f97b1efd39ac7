import { isErc6492Signature, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approvalWindow, approveInFrame } from '../fixtures/approvals.js'
import { expect, test } from '../fixtures/labSecureTest.js'
import type { LabAppPage } from '../pages/labAppPage.js'

const newAddress = () => privateKeyToAddress(generatePrivateKey())

/** Both accounts, the active account first. */
async function readAccounts(lab: LabAppPage) {
  await lab.expectState({ status: 'connected', allAccounts: [expect.anything(), expect.anything()] })
  return (await lab.state()).allAccounts as [smart: `0x${string}`, eoa: `0x${string}`]
}

test('smart-account: a server believes its sign-in before it is deployed and after, and each sign-out is its own', {
  tag: '@lab:smart-account',
}, async ({ openLabApp, signUp, sendAtomicBatch, frameOf, chains: [, chain] }) => {
  const lab = await openLabApp('smart-account')
  await lab.openConnect()
  await signUp(lab.page, 'lab-smart@example.test')
  await approveInFrame(frameOf(lab.page))
  const [smart, eoa] = await readAccounts(lab)
  await lab.expectSignedIn(smart)
  const signature = async () => (await lab.state()).siwx.session?.signature as `0x${string}`
  expect(isErc6492Signature(await signature())).toBe(true)
  expect(await chain.getCode({ address: smart })).toBeUndefined()

  await chain.setBalance({ address: smart, value: parseEther('1') })
  expect(await sendAtomicBatch(lab, [1n, 2n])).toEqual([1n, 2n])
  expect(await chain.getCode({ address: smart })).toMatch(/^0x/)

  await lab.start('sign-out')
  await expect.poll(async () => (await lab.state()).siwx.status).toBe('unauthenticated')
  await lab.start('sign-in')
  await approveInFrame(frameOf(lab.page))
  await lab.expectSignedIn(smart)
  expect(isErc6492Signature(await signature())).toBe(false)

  await lab.start('set-account-type', 'eoa')
  await lab.signIn.sign.click()
  await approveInFrame(frameOf(lab.page))
  await lab.expectSignedIn(eoa)
})

test('no-bundler: the smart account signs and says why it cannot send, and the eoa sends', {
  tag: '@lab:no-bundler',
}, async ({ openLabApp, signUp, approve, bundler, problems, chains: [, chain] }) => {
  // Answer of the site while its bundler is down.
  problems.expect(/status of 50\d/)
  const lab = await openLabApp('no-bundler')
  await lab.openConnect()
  await signUp(lab.page, 'lab-bundler@example.test')
  const [smart, eoa] = await readAccounts(lab)
  for (const address of [smart, eoa]) await chain.setBalance({ address, value: parseEther('1') })
  const receiver = newAddress()
  bundler.behaviour = { status: 503 }
  try {
    await lab.start('sign-message', 'no bundler')
    await approve(lab.page)
    const signature = (await lab.value('sign-message')) as `0x${string}`
    expect(await chain.verifyMessage({ address: smart, message: 'no bundler', signature })).toBe(true)
    await lab.start('send-transaction', `${receiver} 5`)
    expect((await lab.result('send-transaction')).error).toMatchObject({
      message: expect.stringContaining('The bundler of this chain does not answer'),
    })
    expect(await chain.getBalance({ address: receiver })).toBe(0n)

    await lab.start('set-account-type', 'eoa')
    await lab.expectState({ address: eoa })
    await lab.start('send-transaction', `${receiver} 6`)
    await approve(lab.page)
    await lab.value('send-transaction')
    await expect.poll(() => chain.getBalance({ address: receiver })).toBe(6n)
    await lab.start('set-account-type', 'smartAccount')
    await lab.expectState({ address: smart })
  } finally {
    bundler.behaviour = {}
  }
  await lab.start('send-transaction', `${receiver} 7`)
  await approve(lab.page)
  await lab.value('send-transaction')
  expect(await chain.getBalance({ address: receiver })).toBe(13n)
})

test('paymaster: an account that has nothing sends a transaction and a batch, whose fees the app pays', {
  tag: '@lab:paymaster',
}, async ({ openLabApp, signUp, approve, sendAtomicBatch, chains: [, chain] }) => {
  const lab = await openLabApp('paymaster')
  await lab.openConnect()
  await signUp(lab.page, 'lab-paymaster@example.test')
  const [smart] = await readAccounts(lab)
  const receiver = newAddress()
  await lab.start('send-transaction', `${receiver} 0`)
  const opened = await approvalWindow(lab.page)
  await expect(opened.getByText('Latchkit Local', { exact: false })).toBeVisible()
  await approve(lab.page)
  await lab.value('send-transaction')
  expect(await chain.getCode({ address: smart })).toMatch(/^0x/)
  expect(await sendAtomicBatch(lab, [0n, 0n])).toEqual([0n, 0n])
  expect(await chain.getBalance({ address: smart })).toBe(0n)
})
