// Started through tsx by `npm run demo -- --open`: a Chromium with the wallet extension in it, at the given address.
import { launchWithWallet } from '@latchkit/testing'

const [address, ...rpcUrls] = process.argv.slice(2)
const chains = [
  { id: 31337, name: 'Local One', rpcUrl: rpcUrls[0] },
  { id: 31338, name: 'Local Two', rpcUrl: rpcUrls[1] },
]
const { context, close } = await launchWithWallet({
  headless: process.env.LATCHKIT_HEADLESS === '1',
  executablePath: process.env.CHROMIUM_PATH,
  chains,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => close().finally(() => process.exit(0)))
context.on('close', () => process.exit(0))
const page = context.pages()[0] ?? (await context.newPage())
await page.goto(address)
console.log('open')
