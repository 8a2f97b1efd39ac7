import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// Builds the file with all texts that translators import. In the build of the other entries, the bundler would move the texts
// of each view out of the view's module, since several entries share them.
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
