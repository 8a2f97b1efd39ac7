// `npm run dev`: the app, and on this machine the secure site of its embedded wallet with a mail server for it.
import { startInbox, startSecureSite } from '@latchkit/testing'
import { baseSepolia, sepolia } from 'viem/chains'
import { createServer, preview } from 'vite'

const mails = await startInbox()
const site = await startSecureSite({
  // Accounts and keys outlast this process. Delete the folder to begin again.
  dataDir: '.secure-site',
  smtpUrl: mails.smtpUrl,
  projects: { app: ['http://localhost:*'] },
  rpcUrls: Object.fromEntries(
    [sepolia, baseSepolia].map(({ id, rpcUrls }) => [`eip155:${id}`, rpcUrls.default.http]),
  ),
})
const server = process.argv.includes('--preview') ? await preview() : await (await createServer()).listen()
server.printUrls()
console.log(`  ➜  Mails:   ${mails.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([server.close(), site.stop(), mails.stop()])
    process.exit()
  })
