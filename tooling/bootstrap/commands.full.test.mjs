import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = import.meta.dirname
const cleanups = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function node(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

function script(text) {
  return ['--input-type=module', '--eval', text]
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    cleanups.push(() => server.close())
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })
}

test('an old Node is named in one line', () => {
  const { status, lines } = node(script(`(await import('./preflight.mjs')).checkNode('18.20.1')`))
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Latchkit needs Node 20.19 or newer and this is Node 18.20.1')
})

test('Node 20.18 is too old, 20.19 and 22.0 are not', () => {
  const run = version => node(script(`(await import('./preflight.mjs')).checkNode('${version}')`)).status
  expect([run('20.18.9'), run('20.19.0'), run('22.0.0')]).toEqual([1, 0, 0])
})

test('a port that is taken is named in one line with the way out, before anything starts', async () => {
  // The highest offset below the range from which the system hands out free ports.
  const offset = 23_000
  await listen(5173 + offset)
  const { status, stdout, lines } = node(['demo.mjs'], { LATCHKIT_PORT_OFFSET: String(offset) })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(lines).toEqual([
    'Port 28173, which demo needs, is in use: end the program that has it, or set LATCHKIT_PORT_OFFSET=1000 to shift every port.',
  ])
})

test.each(['7', 'x', '-1000', '60000'])('a port offset of %s is refused in one line', offset => {
  const { status, lines } = node(['demo.mjs'], { LATCHKIT_PORT_OFFSET: offset })
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('use a multiple of 100')
})

test('an unknown option is refused in one line', () => {
  const { status, lines } = node(['demo.mjs', '--opne'])
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('--opne is no option')
})

test('a CHROMIUM_PATH that cannot be run is named in one line', () => {
  const { status, lines } = node(script(`await (await import('./programs.mjs')).findBrowser()`), {
    CHROMIUM_PATH: '/nowhere/chromium',
  })
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('CHROMIUM_PATH is /nowhere/chromium')
})

test.runIf(process.platform === 'linux')('without a browser the last line says what to install', () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'latchkit-path-'))
  cleanups.push(() => rmSync(empty, { recursive: true, force: true }))
  // As root on Debian the browser would be installed: here that fails, as it does without a network.
  writeFileSync(path.join(empty, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 })
  const { status, lines } = node(script(`await (await import('./programs.mjs')).findBrowser()`), {
    CHROMIUM_PATH: '',
    PATH: empty,
  })
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('No browser found: install Chromium or Google Chrome')
})

test('rows without results says what to run first', () => {
  const { status, lines } = node(
    script(`process.chdir('${os.tmpdir()}'); await import('${folder}/rows.mjs')`),
    {
      LATCHKIT_ROWS_FROM: path.join(os.tmpdir(), 'latchkit-nothing-here'),
    },
  )
  expect(status).toBe(1)
  expect(lines[0]).toBe('No test results yet: run "npm test" first.')
})

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'])(
  '%s of the command ends what it started, grandchildren too',
  async signal => {
    const text = `
    const { startChild, endChildrenWithUs } = await import('./children.mjs')
    endChildrenWithUs()
    const child = startChild(['sh', '-c', 'sleep 600 & echo $!; wait'])
    child.stdout.on('data', data => console.log(child.pid + ' ' + data))
    setInterval(() => {}, 1000)
  `
    const command = spawn(process.execPath, script(text), {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanups.push(() => command.kill('SIGKILL'))
    const said = await new Promise(resolve => command.stdout.once('data', data => resolve(String(data))))
    const pids = said.trim().split(/\s+/).map(Number)
    expect(pids).toHaveLength(2)
    expect(pids.map(alive)).toEqual([true, true])
    command.kill(signal)
    await expect.poll(() => pids.map(alive), { timeout: 15_000, interval: 50 }).toEqual([false, false])
  },
)

test('the end of npm ends the command, although the shell between them stays', async () => {
  const text = `
    const { startChild, endChildrenWithUs } = await import('./children.mjs')
    endChildrenWithUs()
    const child = startChild(['sleep', '600'])
    console.log(process.pid + ' ' + child.pid)
    setInterval(() => {}, 1000)
  `
  // As npm does it: npm → sh → node; the second command keeps the shell from becoming the node process.
  const shell = `spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; exit $?', process.execPath, process.argv[1]], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['--eval', `require('node:child_process').${shell}`, text], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => npm.kill('SIGKILL'))
  const said = await new Promise(resolve => npm.stdout.once('data', data => resolve(String(data))))
  const pids = said.trim().split(/\s+/).map(Number)
  expect(pids.map(alive)).toEqual([true, true])
  npm.kill('SIGKILL')
  await expect.poll(() => pids.map(alive), { timeout: 15_000, interval: 50 }).toEqual([false, false])
})

test('a part that ends before it is ready rejects with what it said', async () => {
  const { startPart } = await import('./run.mjs')
  const part = startPart(['sh', '-c', 'echo first; echo port taken >&2; exit 3'], {
    ready: line => line === 'ready',
  })
  await expect(part).rejects.toThrow(/port taken/)
})
