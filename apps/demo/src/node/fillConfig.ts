import type { DemoConfig } from '../config/types.js'

const block = /(<script type="application\/json" id="demo-config">)[^<]*(<\/script>)/

/** A page with where its chains are. `<` is escaped, so that no value can end the block. */
export function fillConfig(html: string, config: DemoConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, start: string, end: string) => `${start}${json}${end}`)
}
