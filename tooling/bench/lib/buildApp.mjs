import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Builds an app as its author would, from the packages' dist or those of `project`, and returns where the result is. */
export async function buildApp(name, { project = folder } = {}) {
  const outDir =
    project === folder ? path.resolve(folder, '../../.cache/bench', name) : path.join(project, 'dist', name)
  await build({
    configFile: false,
    root: path.join(project, 'apps', name),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  })
  return outDir
}
