import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(`${dist}/exports/index.js`))
  throw new Error(
    'packages/core/dist is missing. Run `turbo run build` first: these tests read what users get.',
  )

describe('C11 C22 importing', () => {
  const traps = [
    'window',
    'document',
    'localStorage',
    'indexedDB',
    'navigator',
    'location',
    'self',
    'fetch',
    'WebSocket',
  ]
  /** Imports each file in one process and returns which of the names it read, as `file: name`. */
  const touched = (files: readonly string[]): unknown => {
    const script = `
      const touched = []
      let current
      for (const name of ${JSON.stringify(traps)})
        Object.defineProperty(globalThis, name, {
          configurable: true,
          get() { touched.push(current + ': ' + name) },
        })
      for (current of ${JSON.stringify(files)}) await import(current)
      console.log(JSON.stringify(touched))`
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString())
  }

  it('is noticed when it touches something', () => {
    const file = 'data:text/javascript,void globalThis.localStorage'
    expect(touched(['data:text/javascript,', file])).toEqual([`${file}: localStorage`])
  })

  it('touches nothing of a browser and no network, whatever the entry', () => {
    const entries = readdirSync(`${dist}/exports`).filter(file => file.endsWith('.js'))
    expect(entries.length).toBeGreaterThan(10)
    expect(touched(entries.map(file => `${dist}/exports/${file}`))).toEqual([])
  })
})
