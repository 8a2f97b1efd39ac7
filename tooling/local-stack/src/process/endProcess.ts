import type { ChildProcess } from 'node:child_process'

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
