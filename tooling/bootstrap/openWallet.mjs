// Started through tsx by `npm run demo -- --open`: a Chromium with the wallet extension in it, at the given address.
import { launchWithWallet } from '@latchkit/wallet/node'

const [address = 'http://localhost:5173'] = process.argv.slice(2)
const { context } = await launchWithWallet({ headless: false, executablePath: process.env.CHROMIUM_PATH })
const page = context.pages()[0] ?? (await context.newPage())
await page.goto(address)
context.on('close', () => process.exit(0))
