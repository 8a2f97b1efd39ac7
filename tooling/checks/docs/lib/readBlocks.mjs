import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/root.mjs'

/**
 * Blocks of a page in these languages, by default TypeScript: ```` ```tsx ````, with `file=name.tsx` where another block of
 * the page imports it, and `no-check` where it cannot be compiled. A comment `<!-- before … -->` right above a block goes in
 * front of it.
 */
export function readBlocks(file, languages = ['ts', 'tsx']) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  const blocks = []
  let before = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]
    const comment = /^<!-- before$/.test(line)
    const fence = /^(\s*)(```+)\s*(\w*)\s*(.*)$/.exec(line)
    if (comment) {
      const end = lines.indexOf('-->', at)
      before = lines.slice(at + 1, end)
      at = end + 1
    } else if (fence) {
      const [, indent, ticks, language, info] = fence
      const end = lines.findIndex((text, index) => index > at && text.trim() === ticks)
      if (end < 0) throw new SyntaxError(`${file}:${at + 1}: the code block has no end`)
      if (languages.includes(language)) {
        const code = lines.slice(at + 1, end).map(text => text.slice(indent.length))
        const words = info.split(/\s+/).filter(Boolean)
        blocks.push({
          file,
          line: at + 1,
          language,
          name: words.find(word => word.startsWith('file='))?.slice('file='.length),
          checked: !words.includes('no-check'),
          before,
          code,
        })
      }
      before = []
      at = end + 1
    } else {
      if (line.trim() !== '') before = []
      at += 1
    }
  }
  return blocks
}
