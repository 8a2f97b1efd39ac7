/**
 * Text of the Vitest config for the tests of the docs: those called `*.browser.test.tsx` run in Chromium, the others in Node,
 * after the files called `globalSetup.ts`.
 */
export function writeTestConfig({ fromSource, files }) {
  const conditions = fromSource ? ['@latchkit/source'] : []
  const inBrowser = files.filter(file => /\.browser\.test\.tsx?$/.test(file))
  // They end a test that hangs: one that passes never waits for them, however busy the machine is.
  const test = { testTimeout: 300_000, hookTimeout: 300_000 }
  const node = {
    ssr: { resolve: { conditions } },
    resolve: { conditions },
    test: {
      ...test,
      name: 'node',
      // A thread starts sooner than a process, and Vitest waits a minute for it while other steps use the processors.
      pool: 'threads',
      // One thread loads the packages once for all files. No example keeps state in a module.
      isolate: false,
      fileParallelism: false,
      include: files.filter(file => /\.test\.tsx?$/.test(file) && !inBrowser.includes(file)),
      globalSetup: files.filter(file => file.endsWith('/globalSetup.ts')),
    },
  }
  const browser = {
    // A dependency that Vite finds late makes it reload the page in the middle of a test.
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'jotai/vanilla'],
    },
    test: { ...test, name: 'browser', include: inBrowser },
  }
  const launch = {
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
  return `import { playwright } from '@vitest/browser-playwright'

const browser = ${JSON.stringify(browser)}
browser.test.browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: ${JSON.stringify(launch)} }),
  instances: [{ browser: 'chromium' }],
}
// Vitest reads this one of the root alone. Bundling comes before it, in the time that other steps leave.
const connectTimeout = 600_000
export default { test: { browser: { connectTimeout }, projects: [${JSON.stringify(node)}, browser] } }
`
}
