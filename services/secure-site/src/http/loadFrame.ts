import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '@latchkit/service-base'
import * as z from 'zod/mini'

/** A file of the frame's build. */
export type FrameAsset = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly integrity: string
}

/** An entry of the build. */
export type FrameEntry = {
  /** URL path of the script. */
  readonly script: string
  /** URL paths of its styles. */
  readonly styles: readonly string[]
}

/** The frame's build. */
export type FrameBuild = FrameEntry & {
  /** The wallet page. */
  readonly walletPage: FrameEntry
  /** Name without hash → URL path. */
  readonly workers: { readonly [name: string]: string }
  /** Files by URL path. */
  readonly assets: ReadonlyMap<string, FrameAsset>
}

/** The file with the SHA-256 of each asset, for the deployer. */
const sums = 'SHA256SUMS'

/** Where the files of the build are. */
const base = '/frame/'

const types: { readonly [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.optional(z.boolean()), css: z.optional(z.array(z.string())) }),
)

/**
 * Reads a build of Vite with its manifest into memory, so that a file that changes on disk is never served.
 *
 * @throws ConfigError when there is no build, or no single entry in it
 */
export async function loadFrame(folder: string): Promise<FrameBuild> {
  const [frame, walletPage] = await Promise.all([
    readEntry(folder, 'manifest.json'),
    readEntry(folder, 'wallet.json'),
  ])
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(file => file.isFile())
    .map(file => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
    .filter(file => !file.startsWith('.vite/') && !file.endsWith('.map') && file !== sums)
  const assets = new Map<string, FrameAsset>()
  for (const file of files) {
    const body = new Uint8Array(await readFile(path.join(folder, file)))
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
    assets.set(`${base}${file}`, {
      body,
      integrity,
      type: types[path.extname(file)] ?? 'application/octet-stream',
    })
  }
  const workers = files.flatMap(file => {
    const [, name] = /(?:^|\/)([\w-]+\.worker)-[\w-]+\.js$/.exec(file) ?? []
    return name ? [[name, `${base}${file}`] as const] : []
  })
  return {
    ...frame,
    walletPage,
    workers: Object.fromEntries(workers),
    assets,
  }
}

async function readEntry(folder: string, name: string): Promise<FrameEntry> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(path.join(folder, '.vite', name), 'utf8'))
  } catch (cause) {
    throw new ConfigError('bad-file', `FRAME_DIR: ${folder} has no build of the frame; build it first`, {
      cause,
    })
  }
  const manifest = manifestSchema.safeParse(content)
  const entries = manifest.success ? Object.values(manifest.data).filter(({ isEntry }) => isEntry) : []
  const [entry] = entries
  if (!entry || entries.length > 1) {
    throw new ConfigError('bad-file', `FRAME_DIR: ${name} of ${folder} must have one entry`)
  }
  return { script: `${base}${entry.file}`, styles: (entry.css ?? []).map(file => `${base}${file}`) }
}
