import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

function text(buffer) {
  return buffer.toString('utf8').replace(/\0.*$/s, '')
}

/** Files of an npm tarball: path without the leading `package/` → contents. */
export function readTarball(file) {
  const data = gunzipSync(readFileSync(file))
  const files = new Map()
  let longName
  for (let at = 0; at + 512 <= data.length && data[at] !== 0; ) {
    const header = data.subarray(at, at + 512)
    const size = Number.parseInt(text(header.subarray(124, 136)).trim() || '0', 8)
    const kind = String.fromCharCode(header[156])
    const body = data.subarray(at + 512, at + 512 + size)
    const prefix = text(header.subarray(345, 500))
    const name = longName ?? (prefix ? `${prefix}/` : '') + text(header.subarray(0, 100))
    longName = undefined
    if (kind === 'x') longName = /\d+ path=([^\n]+)\n/.exec(body.toString('utf8'))?.[1]
    else if (kind === 'L') longName = text(body)
    else if (kind === '0' || kind === '\0') files.set(name.replace(/^package\//, ''), body)
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
