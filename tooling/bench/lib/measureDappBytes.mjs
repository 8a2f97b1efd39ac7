import { recoverMessageAddress, stringToHex } from 'viem'
import { openDapp } from './openDapp.mjs'
import { transferred } from './openPage.mjs'

/** Every chunk that a page loads from `connect` to a signature, beyond what it had before; the signature is checked. */
export async function measureDappBytes(browser, site, relayUrl, wallet) {
  const { page, requests, others, close } = await openDapp(browser, site)
  const before = transferred(requests, site)
  await page.evaluate(url => window.benchDapp.open(url), relayUrl)
  const proposal = await wallet.pair(await page.evaluate(() => window.benchDapp.propose()))
  await proposal.approve()
  await page.evaluate(() => window.benchDapp.settled)
  const raw = stringToHex('how large is it')
  const signature = await page.evaluate(message => window.benchDapp.sign(message), raw)
  const signer = await recoverMessageAddress({ message: { raw }, signature })
  if (signer !== wallet.address) throw new Error(`signed by ${signer}, not by ${wallet.address}`)
  const files = transferred(requests, site).filter(({ file }) => !before.some(one => one.file === file))
  await close()
  return { files, others, bytes: files.reduce((total, { bytes }) => total + bytes, 0) }
}
