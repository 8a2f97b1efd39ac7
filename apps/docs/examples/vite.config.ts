import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// The examples without the site around them: for work on them, for tests and for pictures.
export default defineConfig(({ command }) => ({
  plugins: [react()],
  // Relative, so that a folder of any server can serve them.
  base: './',
  resolve: command === 'serve' ? { conditions: ['@latchkit/source', ...defaultClientConditions] } : {},
  build: {
    target: 'es2022',
    // With `light-dark()`, which Vite would replace by variables that a shadow root does not have.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'gallery-frame.html'] },
  },
}))
