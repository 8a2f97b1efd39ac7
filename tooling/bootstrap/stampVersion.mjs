// Part of `npm run release:version`: the version that core and the services report is the one of the release.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('packages/core/package.json', 'utf8'))
for (const file of ['packages/core/src/version.ts', 'services/base/src/answerOperations.ts']) {
  const text = readFileSync(file, 'utf8')
  const stamped = text.replace(/^((?:export )?const version = )'[^']*'/m, `$1'${version}'`)
  if (!stamped.includes(`const version = '${version}'`)) {
    console.error(`${file} has no line "const version = '…'" to stamp.`)
    process.exit(1)
  }
  writeFileSync(file, stamped)
}
console.log(`core and the services report ${version}`)
