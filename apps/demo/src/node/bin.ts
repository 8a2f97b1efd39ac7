import { defaultConfig } from '../config/parseConfig.js'
import { DemoServerError, readPortOffset } from './demoServerError.js'
import { serveDemo } from './serveDemo.js'

try {
  const offset = readPortOffset(process.env.LATCHKIT_PORT_OFFSET)
  const server = await serveDemo({ port: 5173 + offset, ...defaultConfig(offset) })
  process.stdout.write(`demo  ${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.stop().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof DemoServerError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
