// Runs Next for people, on the lab's port, with what next-auth needs to know.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const [mode = 'dev'] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const port = 3000 + Number(process.env.LATCHKIT_PORT_OFFSET ?? 0)
const child = spawn(
  process.execPath,
  [require.resolve('next/dist/bin/next'), mode, '--port', `${port}`, '--hostname', '127.0.0.1'],
  {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'inherit',
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      LAB_TEST_DAPP: path.dirname(require.resolve('@metamask/test-dapp/dist/index.html')),
      NEXTAUTH_URL: `http://localhost:${port}`,
      // People are signed out when it starts again; set it to keep them.
      NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
      ...process.env,
    },
  },
)
child.on('exit', code => {
  process.exitCode = code ?? 0
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
