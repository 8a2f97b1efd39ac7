/** A section of the table of contents, with the links of its pages in the order to read them. */
export type Section = {
  readonly title: string
  readonly links: readonly { readonly text: string; readonly href: string }[]
}

/** Reads `docs/README.md`: a bold line starts a section, and each link of a list below it is a page. */
export function readContents(markdown: string): readonly Section[] {
  return markdown
    .split(/^(?=\*\*[^*\n]+\*\*$)/m)
    .slice(1)
    .map(part => {
      const [, title = ''] = /^\*\*(.+)\*\*$/m.exec(part) ?? []
      const links = [...part.matchAll(/^(?:-|\d+\.) (.+)$/gm)].flatMap(([, line = '']) =>
        [...line.matchAll(/\[((?:[^\]`]|`[^`]*`)+)\]\(([^)]+)\)/g)].map(([, text = '', href = '']) => ({
          text: text.replaceAll('`', ''),
          href,
        })),
      )
      return { title, links }
    })
}
