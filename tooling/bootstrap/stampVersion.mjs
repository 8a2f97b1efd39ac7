// Part of `npm run release:version`: the version that core reports is the one it is published under.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('packages/core/package.json', 'utf8'))
const file = 'packages/core/src/version.ts'
const text = readFileSync(file, 'utf8')
const stamped = text.replace(/(export const version = )'[^']*'/, `$1'${version}'`)
if (!stamped.includes(`'${version}'`)) {
  console.error(`${file} has no line "export const version = '…'" to stamp.`)
  process.exit(1)
}
writeFileSync(file, stamped)
console.log(`core reports ${version}`)
