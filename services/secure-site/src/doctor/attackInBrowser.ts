import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Findings } from './findings.js'

/** Time for the browser to start, frame the site and wait (ms). */
const timeout = 30_000

/** Observations of the attacker's page. */
type Seen = { readonly messages: number; readonly ports: number }

/**
 * Frames the deployment from another origin in a real browser, and posts INIT to it. This machine serves the page.
 *
 * @param browser - path of a Chromium
 */
export async function attackInBrowser(
  findings: Findings,
  { publicUrl, projectId, browser }: { publicUrl: string; projectId: string; browser: string | undefined },
): Promise<void> {
  const what = 'framed by another origin'
  if (!browser) {
    findings.add('skip', what, 'set CHROMIUM_PATH to try it in a browser; the headers are checked above')
    return
  }
  const framed = `${publicUrl}/?projectId=${encodeURIComponent(projectId)}&chainId=1&version=5`
  let report: (seen: Seen) => void = () => {}
  const seen = new Promise<Seen | undefined>(resolve => {
    report = resolve
    setTimeout(() => resolve(undefined), timeout).unref()
  })
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        report(JSON.parse(Buffer.concat(parts).toString()))
        response.end()
      })
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(renderAttacker(framed, projectId))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const profile = await mkdtemp(path.join(os.tmpdir(), 'latchkit-doctor-'))
  const child = spawn(
    browser,
    [
      '--headless=new',
      '--disable-gpu',
      '--no-first-run',
      '--enable-logging=stderr',
      '--log-level=0',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  let log = ''
  child.stderr.on('data', part => {
    log += part
  })
  try {
    const result = await Promise.race([seen, exited.then(() => undefined)])
    const faults: string[] = []
    // The browser reports it on its console, which the page cannot read.
    const isRefused = /(?:Refused to frame|Framing) '[^']*'[^\n]*frame-ancestors/.test(log)
    if (result && !isRefused) faults.push(`${publicUrl} can be framed by any site`)
    if (result && result.messages > 0) faults.push('the frame posts messages to another origin')
    if (result && result.ports > 0) faults.push('the frame answers INIT of another origin')
    if (!result) findings.add('skip', what, `${browser} did not run the page`)
    else findings.expect(what, faults, 'the browser refuses it, and INIT gets no answer')
  } finally {
    child.kill('SIGKILL')
    await exited
    server.closeAllConnections()
    server.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function renderAttacker(framed: string, projectId: string): string {
  const attack = `
const seen = { messages: 0, ports: 0 }
addEventListener('message', () => { seen.messages += 1 })
const frame = document.createElement('iframe')
frame.addEventListener('load', () => {
  for (let number = 0; number < 20; number += 1) {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => { seen.ports += 1 }
    const payload = { projectId: ${JSON.stringify(projectId)}, frameNonce: '0'.repeat(64), pageNonce: '0'.repeat(64), v: 1 }
    frame.contentWindow.postMessage({ type: 'INIT', payload }, '*', [channel.port2])
  }
  setTimeout(() => fetch('/', { method: 'POST', body: JSON.stringify(seen) }), 1500)
})
frame.src = ${JSON.stringify(framed)}
document.body.append(frame)`
  return `<!doctype html><meta charset="utf-8"><body><script>${attack.replaceAll('</', '<\\/')}</script>`
}
