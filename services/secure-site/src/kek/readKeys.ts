import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '@latchkit/service-base'
import * as z from 'zod/mini'
import type { Keyring } from './createKeyring.js'

const keyFile = z.strictObject({
  current: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  keys: z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), z.string()),
})

/**
 * Reads the keys of a role from a JSON file: `{ "current": "k1", "keys": { "k1": "<32 bytes as base64>" } }`.
 *
 * @throws ConfigError when there is none, when others may read it, or when it is not such a file
 */
export async function readKeyFile(file: string, variable: string): Promise<Keyring> {
  let text: string
  try {
    const { mode } = await stat(file)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new ConfigError('bad-file', `${variable}: others may read ${file}: set its mode to 0600`)
    }
    text = await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError('bad-file', `${variable}: ${file} cannot be read; "keys create" makes it`, {
      cause,
    })
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The message of the engine quotes the text, which is a key.
    throw new ConfigError('bad-file', `${variable}: ${file} is not JSON`)
  }
  const parsed = keyFile.safeParse(content)
  if (!parsed.success) throw new ConfigError('bad-file', `${variable}: ${file} is not a key file`)
  const { current, keys } = parsed.data
  return {
    current,
    keys: new Map(
      Object.entries(keys).map(([kid, key]) => [kid, new Uint8Array(Buffer.from(key, 'base64'))]),
    ),
  }
}

/**
 * Reads the keys of a file, and says how to read them again: `reread` gives `undefined` while the file is as it was.
 *
 * @throws ConfigError as {@link readKeyFile} does
 */
export async function openKeyFile(file: string, variable: string) {
  const look = async () => {
    const { mtimeMs, size, ino } = await stat(file)
    return [mtimeMs, size, ino].join()
  }
  const keyring = await readKeyFile(file, variable)
  let seen = await look()
  const reread = async (): Promise<Keyring | undefined> => {
    const now = await look()
    if (now === seen) return undefined
    const changed = await readKeyFile(file, variable)
    seen = now
    return changed
  }
  return { keyring, reread }
}

/**
 * Reads keys from the text of a variable: `k2:<32 bytes as base64>,k1:<…>`, the current one first.
 *
 * @throws ConfigError when it is not such a text
 */
export function readKeyText(text: string, variable: string): Keyring {
  const entries = text.split(',').map(part => /^([\w-]{1,64}):([A-Za-z0-9+/_=-]+)$/.exec(part.trim()))
  const keys = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of entries) {
    const [, kid, key] = entry ?? []
    if (!kid || !key)
      throw new ConfigError('bad-config', `${variable}: must be id:base64, the current key first`)
    keys.set(kid, new Uint8Array(Buffer.from(key, 'base64')))
  }
  return { current: [...keys.keys()][0] ?? '', keys }
}

/**
 * Adds a random key to a key file and makes it the current one. The older keys stay, for what they wrapped. The file is
 * replaced whole.
 *
 * @returns id of the new key
 */
export async function addKey(file: string, variable: string): Promise<string> {
  const { keys } = await readKeyFile(file, variable)
  let number = keys.size + 1
  while (keys.has(`k${number}`)) number += 1
  const kid = `k${number}`
  await writeKeyFile(file, { current: kid, keys: new Map([...keys, [kid, new Uint8Array(randomBytes(32))]]) })
  return kid
}

/**
 * Removes a key from a key file.
 *
 * @throws ConfigError when it is the current one or not there
 */
export async function removeKey(file: string, variable: string, kid: string): Promise<void> {
  const { current, keys } = await readKeyFile(file, variable)
  if (!keys.has(kid)) throw new ConfigError('bad-config', `${variable}: there is no key ${kid}`)
  if (kid === current) throw new ConfigError('bad-config', `${variable}: ${kid} is the current key`)
  await writeKeyFile(file, { current, keys: new Map([...keys].filter(([one]) => one !== kid)) })
}

async function writeKeyFile(file: string, { current, keys }: Keyring): Promise<void> {
  const text = Object.fromEntries([...keys].map(([kid, key]) => [kid, Buffer.from(key).toString('base64')]))
  const draft = `${file}.${randomUUID()}`
  const content = `${JSON.stringify({ current, keys: text }, undefined, 2)}\n`
  await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true })
  await rename(draft, file)
}

/**
 * Makes a key file with one random key. Returns false, and changes nothing, when there is one.
 */
export async function createKeyFile(file: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const content = { current: 'k1', keys: { k1: randomBytes(32).toString('base64') } }
  try {
    await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
