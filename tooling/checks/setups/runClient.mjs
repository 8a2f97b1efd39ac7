import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startService } from '../../bench/lib/startService.mjs'

/** Runs the compiled protocol client in Node, on a separate relay: it prints the link that a wallet scans. */
export async function runClient(folder) {
  const file = path.join(folder, 'dist/main.js')
  const relay = await startService('relay')
  writeFileSync(file, readFileSync(file, 'utf8').replace('ws://localhost:4500', relay.url))
  const child = spawn(process.execPath, ['--experimental-websocket', '--no-warnings', file], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    let problem = ''
    child.stderr.on('data', chunk => {
      problem += chunk
    })
    for await (const line of createInterface(child.stdout)) if (/^scan wc:/.test(line)) return
    throw new Error(`the client printed no link:\n${problem}`)
  } finally {
    child.kill()
    await relay.stop()
  }
}
