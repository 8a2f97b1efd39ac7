import { spawn } from 'node:child_process'
import { once } from 'node:events'
import readline from 'node:readline'
import { describe, expect, test } from 'vitest'
import { measureChild } from './childTime.mjs'

/** Program that takes a second of the processor, writes its id and waits for the end of its input. */
const busy = `
  const seconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }
  while (seconds() < 1);
  console.log(process.pid)
  process.stdin.resume()`

/** Program that runs another one, and ends after it. */
const runs = program => `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['--eval', ${JSON.stringify(program)}], { stdio: 'inherit' })`

/** Starts a program and resolves when the busy one below it has written its id. */
async function startBusy(program) {
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const measured = measureChild(child)
  const ended = once(child, 'exit')
  const [line] = await once(readline.createInterface({ input: child.stdout }), 'line')
  return { child, measured, ended, pid: Number(line) }
}

describe.runIf(process.platform === 'linux')('seconds of the processor', () => {
  test('a process that its parent waited for counts once', async () => {
    const { child, measured, ended } = await startBusy(runs(busy))
    measured.sample()
    child.stdin.end()
    await ended
    const seconds = measured.takeSeconds()
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThan(2)
  })

  test('a process that is killed after its parent counts, though no process waited for it', async () => {
    const { measured, ended, child, pid } = await startBusy(runs(busy))
    measured.sample()
    child.kill('SIGKILL')
    await ended
    process.kill(pid, 'SIGKILL')
    const seconds = measured.takeSeconds()
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThan(2)
  })
})
