import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// Window and document are left out: react-dom asks whether they are there.
const script = `
const touched = []
for (const name of ['HTMLElement', 'customElements', 'localStorage', 'location', 'history'])
  Object.defineProperty(globalThis, name, { get: () => void touched.push(name) })
const entry = await import('@latchkit/element')
const acted = [...touched]
entry.defineElements()
console.log(JSON.stringify({ names: Object.keys(entry).sort(), acted }))
`

it('C11 the entry can be imported and called on a server, and touches nothing of a browser', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual({
    names: ['LatchkitMissingError', 'createLatchkit', 'defineElements'],
    acted: [],
  })
})
