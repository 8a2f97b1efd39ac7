import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { folder, listFiles, readText } from './deployFiles.js'
import { findProgram } from './findProgram.js'

const run = promisify(execFile)
const at = (file: string) => path.join(folder, file)

describe.skipIf(!findProgram('systemd-analyze'))('systemd', () => {
  test.each(listFiles('systemd', '.service'))('verifies %s', async unit => {
    const { stdout, stderr } = await run(findProgram('systemd-analyze') ?? '', ['verify', at(unit)])
    expect(stdout + stderr).toBe('')
  })

  test.each(listFiles('systemd', '.service'))('rates the exposure of %s as safe', async unit => {
    const given = ['security', '--offline=true', '--no-pager', at(unit)]
    const { stdout } = await run(findProgram('systemd-analyze') ?? '', given)
    const [, level] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(level)).toBeLessThan(2)
  })
})

/** The system calls of each group of systemd. */
async function readGroups(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { stdout } = await run(findProgram('systemd-analyze') ?? '', ['syscall-filter', '--no-pager'])
  const groups = new Map<string, string[]>()
  let last: string[] = []
  for (const line of stdout.split('\n').filter(text => /^\s*[@\w]/.test(text))) {
    if (line.startsWith('@')) {
      last = []
      groups.set(line, last)
    } else last.push(line.trim())
  }
  return groups
}

/** The system calls that a unit allows: those of its first filter, without those of the filters that begin with `~`. */
async function readAllowed(unit: string): Promise<ReadonlySet<string>> {
  const groups = await readGroups()
  const expand = (names: readonly string[]): readonly string[] =>
    names.flatMap(name => (name.startsWith('@') ? expand(groups.get(name) ?? []) : [name]))
  const filters = [...readText(unit).matchAll(/^SystemCallFilter=(~?)(.+)$/gm)]
  const allowed = new Set<string>()
  for (const [, not, names = ''] of filters)
    for (const call of expand(names.split(' '))) {
      if (not) allowed.delete(call)
      else allowed.add(call)
    }
  return allowed
}

describe.skipIf(!findProgram('systemd-analyze') || !findProgram('strace'))('a unit', () => {
  test.each(['relay', 'gateway'] as const)(
    'of the %s allows each system call of its start',
    async service => {
      const scratch = await mkdtemp(path.join(tmpdir(), 'latchkit-calls-'))
      const calls = path.join(scratch, 'calls')
      const unit = readText(`systemd/latchkit-${service}.service`)
      const [, given = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit) ?? []
      const options = ['-f', '-qq', '-o', calls, process.execPath, ...given.split(' ')]
      const child = spawn(findProgram('strace') ?? '', options, {
        cwd: path.join(folder, '../services', service),
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: scratch },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const ended = once(child, 'exit')
      await once(child.stdout, 'data')
      const lines = (await readFile(calls, 'utf8')).split('\n')
      process.kill(Number.parseInt(lines[0] ?? '', 10), 'SIGTERM')
      await ended
      const made = new Set(lines.flatMap(line => /^\d+ +(\w+)\(/.exec(line)?.[1] ?? []))
      expect(made.size).toBeGreaterThan(40)
      const allowed = await readAllowed(`systemd/latchkit-${service}.service`)
      expect([...made].filter(call => !allowed.has(call))).toEqual([])
      await rm(scratch, { recursive: true })
    },
  )

  test('has the filters of the others', () => {
    const filtersOf = (unit: string) => readText(unit).match(/^SystemCall\w+=.+$/gm)
    const [first = '', ...others] = listFiles('systemd', '.service')
    expect(filtersOf(first)).toHaveLength(4)
    for (const other of others) expect([other, filtersOf(other)]).toEqual([other, filtersOf(first)])
  })
})
