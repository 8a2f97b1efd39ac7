import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../checks/lib/root.mjs'

/** Runs a TypeScript file of a service in its folder and resolves with what it printed. */
export async function runScript(folder, file, ...parameters) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const exit = once(child, 'exit')
  const printed = await text(child.stdout)
  const [code] = await exit
  process.removeListener('exit', end)
  if (code !== 0) throw new Error(`${folder}/${file} ended with ${code}`)
  return printed
}
