import readline from 'node:readline'
import { isEnding, startChild } from './children.mjs'
import { environment } from './environment.mjs'
import { root } from './root.mjs'

/**
 * Starts a server and resolves once `ready` says so of a line it printed; `onLine` gets every line before.
 * Rejects with what it printed when it ends first.
 */
export function startPart(command, { ready, onLine, onExit, env, cwd = root }) {
  return new Promise((resolve, reject) => {
    const child = startChild(command, { cwd, env: environment(env) })
    const said = []
    let isReady = false
    function read(line) {
      said.push(line)
      if (isReady) return
      if (ready(line)) {
        isReady = true
        resolve(child)
      } else onLine?.(line)
    }
    readline.createInterface({ input: child.stdout }).on('line', read)
    readline.createInterface({ input: child.stderr }).on('line', line => said.push(line))
    child.once('error', reject)
    child.once('close', code => {
      if (isEnding()) return
      if (isReady) onExit?.(code)
      else reject(new Error(said.filter(Boolean).join('\n') || `${command.join(' ')} ended with ${code}`))
    })
  })
}
