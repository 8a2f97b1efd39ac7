import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// What translators import: all texts in a file of its own. In the build of the other entries, the texts of each view would
// leave the module of the view, as something that several entries have.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    lib: { entry: { 'exports/locales': 'src/exports/locales.ts' }, formats: ['es'] },
  },
})
