import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileContracts, contractFiles } from './compileContracts.js'

for (const name of contractFiles) {
  const target = fileURLToPath(new URL(`./${name}.gen.ts`, import.meta.url))
  await writeFile(target, await compileContracts(name))
  console.log(`wrote ${target}`)
}
