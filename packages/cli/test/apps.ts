import type { Files } from './createFolder.js'

export const vite: Files = {
  'package.json': {
    name: 'shop',
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: { vite: '^8.0.0' },
  },
  'package-lock.json': '{}',
  'tsconfig.json': {},
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/App.tsx': 'export default function App() {\n  return <h1>Shop</h1>\n}\n',
}

const layout = `export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body className="dark">{children}</body>
    </html>
  );
}
`

export const nextApp: Files = {
  'package.json': { name: 'shop', dependencies: { next: '16.4.0', react: '19.3.1', 'react-dom': '19.3.1' } },
  'pnpm-lock.yaml': '',
  'tsconfig.json': {},
  'src/app/layout.tsx': `import type { Metadata } from "next";\nimport "./globals.css";\n\n${layout}`,
  'src/app/page.tsx': 'export default function Page() {\n  return <h1>Shop</h1>;\n}\n',
}

export const nextPages: Files = {
  'package.json': { name: 'shop', dependencies: { next: '16.4.0', react: '19.3.1', 'react-dom': '19.3.1' } },
  'yarn.lock': '',
  'pages/_app.jsx':
    "import '../style.css'\n\nexport default function App({ Component, pageProps }) {\n  return <Component {...pageProps} />\n}\n",
  'pages/index.jsx': 'export default function Home() {\n  return <h1>Shop</h1>\n}\n',
}

export const vue: Files = {
  'package.json': { name: 'shop', dependencies: { vue: '^3.6.0' }, devDependencies: { vite: '^8.0.0' } },
  'tsconfig.json': {},
  'vite.config.ts':
    "import vue from '@vitejs/plugin-vue'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [vue()] })\n",
  'src/main.ts':
    "import './style.css'\nimport { createApp } from 'vue'\nimport App from './App.vue'\n\ncreateApp(App).mount('#app')\n",
  'src/App.vue': '<template>\n  <h1>Shop</h1>\n</template>\n',
}
