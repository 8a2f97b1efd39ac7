import { TestingError } from '../common/testingError.js'
import { serveWalletPage } from './serveWalletPage.js'

try {
  const server = await serveWalletPage()
  process.stdout.write(`wallet  ${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.close().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof TestingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
