import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from './folders.js'

const manifest: { repository: { url: string } } = JSON.parse(
  readFileSync(join(folders.root, 'package.json'), 'utf8'),
)
const [, path = ''] = /github\.com\/(.+?)(?:\.git)?$/.exec(manifest.repository.url) ?? []
const [owner = '', name = ''] = path.split('/')

/** The repository that the packages name. */
export const repository = `https://github.com/${owner}/${name}`
/** Where the site of this repository is published: pages link to generated ones by it. */
export const published = `https://${owner}.github.io/${name}/`
