import { openPage, press, transferred } from './openPage.mjs'

/** Strings that only code of one chain family has. */
export const marks = {
  wagmi: ['eip6963:requestProvider', 'adapter/two-wagmi-configs', '.wagmi.connected'],
  solana: ['wallet-standard:app-ready', '.solana.connected', 'solana/sign-in-mismatch'],
  web3: ['SystemProgram', 'solana-client'],
}

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

async function read(browser, site, base) {
  const { page, requests, close } = await openPage(browser, site)
  const before = transferred(requests, site)
  const otherRequests = requests.filter(one => !one.own).map(one => one.url)
  await press(page, page.getByTestId('connect-button'))
  await page.getByTestId('wallet-bench.wallet').waitFor()
  const toRow = transferred(requests, site)
  await close()
  const over = files => sum(files) - base
  return { before: over(before), toRow: over(toRow), otherRequests, files: before }
}

async function readBase(browser, site) {
  const { requests, close } = await openPage(browser, site)
  await close()
  return sum(transferred(requests, site))
}

/** Bytes that an app with Solana alone, and one with both chain families, add to the same app without the kit. */
export async function measureNamespaces(browser, { react, bare, solana, both }) {
  return {
    solana: await read(browser, solana, await readBase(browser, react)),
    both: await read(browser, both, await readBase(browser, bare)),
  }
}

/** Marks of a chain family that an app ships although it does not have its adapter, in any of its files. */
export function findStrangers(site, families) {
  const texts = site.scripts()
  return families.flatMap(family => marks[family].filter(mark => texts.some(text => text.includes(mark))))
}
