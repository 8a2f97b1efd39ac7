import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('latchkit-') } } })],
  // The elements have React components, each marked for servers.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
})
