import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileTestToken } from './compileTestToken.js'

const target = fileURLToPath(new URL('./TestToken.gen.ts', import.meta.url))
await writeFile(target, await compileTestToken())
console.log(`wrote ${target}`)
