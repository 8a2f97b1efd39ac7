import { readFile } from 'node:fs/promises'
import path from 'node:path'

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** It evaluates its own modules, and would load fonts and styles of other hosts. */
const policy = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  'connect-src http://localhost:* http://127.0.0.1:*',
].join('; ')

/** The files of MetaMask's test dapp, byte for byte. `LAB_TEST_DAPP` is their folder: it is no part of the build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const folder = process.env.LAB_TEST_DAPP
  const type = types[path.extname(file)]
  if (!folder || !type || path.basename(file) !== file) return new Response(null, { status: 404 })
  const bytes = await readFile(path.join(/*turbopackIgnore: true*/ folder, file)).catch(() => undefined)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'content-security-policy': policy },
  })
}
