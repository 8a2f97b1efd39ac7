import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/root.mjs'

/** Where the pages of the repository that the packages name are published. Errors link to it. */
export function siteAddress() {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [, owner, name] = /github\.com\/([^/]+)\/([^/]+?)(?:\.git)?$/.exec(repository.url)
  return `https://${owner}.github.io/${name}/`
}
