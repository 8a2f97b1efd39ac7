import { type ChildProcess, spawn } from 'node:child_process'

// Runs in its own process and session. Its standard input is a pipe that the kernel closes however the
// parent ends, SIGKILL included; what is still listed then is ended by it.
const program = `
const pids = new Set()
let rest = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', chunk => {
  const lines = (rest + chunk).split('\\n')
  rest = lines.pop()
  for (const line of lines) line[0] === '+' ? pids.add(Number(line.slice(1))) : pids.delete(Number(line.slice(1)))
})
const end = () => {
  for (const pid of pids) try { process.kill(pid, 'SIGKILL') } catch {}
  process.exit(0)
}
process.stdin.on('end', end)
process.stdin.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
`

export type ChildWatch = {
  /** From now on `pid` is ended when this process is gone. */
  add(pid: number): void
  /** `pid` has ended: its number may belong to another process later. */
  remove(pid: number): void
  close(): void
}

/** Starts a small process that ends the given children when this one dies without doing so itself. */
export function watchChildren(): ChildWatch {
  const watch = spawn(process.execPath, ['-e', program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
    // Loaders and inspectors of the parent (tsx, vitest) have no business in it.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  watch.unref()
  // Losing the watch must not end a healthy stack.
  watch.on('error', () => {})
  watch.stdin.on('error', () => {})
  return {
    add: pid => void watch.stdin.write(`+${pid}\n`),
    remove: pid => void watch.stdin.write(`-${pid}\n`),
    close: () => void watch.stdin.end(),
  }
}

/** Asks a child to end, insists after `graceMs`, and resolves when it is gone. */
export async function endProcess(child: ChildProcess, graceMs = 2000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>(resolve => {
    const insist = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
