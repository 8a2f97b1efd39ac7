/** Address of a page of the docs: `guides/options.md#fees` is published as `guides/options.html#fees`. */
export function toDocsUrl(page: string): string {
  return `https://latchkit.github.io/latchkit/${page.replace(/\.md(?=#|$)/, '.html')}`
}
