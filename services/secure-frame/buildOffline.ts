import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { build, type InlineConfig } from 'vite'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Writes the page that opens a recovery file: one file, which runs from a disk. Its own policy allows its one script and its
 * one style by their hashes, and no connection.
 *
 * @param config - of an entry that is written nowhere
 */
export async function buildOffline(config: InlineConfig, styles: string, target: string): Promise<void> {
  const built = await build({ ...config, build: { ...config.build, write: false, manifest: false } })
  const [output] = Array.isArray(built) ? built : [built]
  const chunks = output && 'output' in output ? output.output : []
  const [script, ...others] = chunks.flatMap(chunk => (chunk.type === 'chunk' ? [chunk.code] : []))
  if (script === undefined || others.length > 0) throw new RangeError('the page must be one script')
  const code = script.replaceAll('</script', '<\\/script')
  const css = await readFile(styles, 'utf8')
  const policy = [
    "default-src 'none'",
    `script-src ${hash(code)} 'wasm-unsafe-eval'`,
    `style-src ${hash(css)}`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  await writeFile(
    target,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open a recovery file</title>
<style>${css}</style>
</head>
<body>
<script type="module">${code}</script>
</body>
</html>
`,
  )
}
