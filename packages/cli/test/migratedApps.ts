import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kit } from '../src/migrate/kit.js'
import { toKit } from '../src/migrate/kits.js'
import { type Migration, migrate } from '../src/migrate/migrate.js'

type App = {
  /** Folder under `fixtures/migrate`. `input` is the app before, `finished` has files that need work by hand after the command. */
  name: string
  kit: Kit['name']
  toWagmi3: boolean
}

/** Apps in the shape of the public templates of each kit. */
export const apps: readonly App[] = [
  { name: 'rainbowkit-next', kit: 'rainbowkit', toWagmi3: false },
  { name: 'rainbowkit-vite', kit: 'rainbowkit', toWagmi3: false },
  { name: 'scaffold-eth', kit: 'rainbowkit', toWagmi3: true },
  { name: 'connectkit-vite', kit: 'connectkit', toWagmi3: true },
  { name: 'connectkit-next', kit: 'connectkit', toWagmi3: false },
  { name: 'appkit-next', kit: 'appkit', toWagmi3: false },
  { name: 'appkit-vite-solana', kit: 'appkit', toWagmi3: false },
  { name: 'wallet-adapter-vite', kit: 'wallet-adapter', toWagmi3: false },
  { name: 'wallet-adapter-next', kit: 'wallet-adapter', toWagmi3: false },
]

export function folderOf(name: string): string {
  return path.join(import.meta.dirname, '../fixtures/migrate', name)
}

/** Runs the migration of an app, or of a copy of it, without writing. */
export function migrateApp(
  { name, kit, toWagmi3 }: App,
  root = path.join(folderOf(name), 'input'),
): Migration {
  return migrate({ root, kit: toKit(kit), version: '0.1.0', toWagmi3 })
}

/** Files of an app before the command, after it, and after the work by hand. */
export function readStages(app: App) {
  const input = readFiles(path.join(folderOf(app.name), 'input'))
  const migrated = new Map([
    ...input,
    ...migrateApp(app).changes.map(({ file, after }) => [file, after] as const),
  ])
  const finished = new Map([...migrated, ...readFiles(path.join(folderOf(app.name), 'finished'))])
  return { input, migrated, finished }
}

function readFiles(root: string): Map<string, string> {
  if (!existsSync(root)) return new Map()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    entries.map(entry => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(root, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]
    }),
  )
}
