/** A block of code, or code within a line. */
const code = /(^(?<fence>`{3,})[\s\S]*?^\k<fence>[ \t]*$|`[^`\n]+`)/gm
/** A block of code. */
const block = /(^(?<fence>`{3,})[\s\S]*?^\k<fence>[ \t]*$)/gm

/** Applies `edit` to what is between the matches of a pattern with two groups, of which the first is the whole match. */
function editBetween(text: string, pattern: RegExp, edit: (part: string) => string): string {
  return text
    .split(pattern)
    .map((part, index) => (index % 3 === 0 ? edit(part) : index % 3 === 1 ? part : ''))
    .join('')
}

/** Applies `edit` to what is no code. */
export function editProse(markdown: string, edit: (prose: string) => string): string {
  return editBetween(markdown, code, edit)
}

/** Applies `edit` to the target of each link. The text of a link may be code. */
export function editLinks(markdown: string, edit: (target: string) => string): string {
  return editBetween(markdown, block, part =>
    part.replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${edit(target)})`),
  )
}

/** The part of a page from a heading to the next one of its level, without the heading. */
export function sectionOf(markdown: string, slug: string): string {
  const lines = markdown.split('\n')
  const start = lines.findIndex(line => /^#+ /.test(line) && toSlug(line.replace(/^#+ /, '')) === slug)
  if (start < 0) throw new RangeError(`There is no heading #${slug}`)
  const level = lines[start]?.indexOf(' ') ?? 0
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(line => /^#+ /.test(line) && line.indexOf(' ') <= level)
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim()
}

/** Fragment of a heading, as GitHub makes it, so that a link works in both places. */
export function toSlug(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

/** Without what is for the check of the code blocks: lines before a block, and words after its language. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^<!--(?: before)?\n[\s\S]*?^-->\n+/gm, '')
    .replace(/^(\s*```+\w+)(?: (?:file=\S+|no-check))+[ \t]*$/gm, '$1')
}

/**
 * The part of a page that is searched: no blocks of code, which are most of its words and use what the text names. Of a page of
 * reference, its exports and the first paragraph of each.
 */
export function toSearched(markdown: string, path: string): string {
  const text = markdown.replace(block, '')
  if (!path.startsWith('api/')) return text
  return text
    .split(/^(?=#)/m)
    .filter(section => /^#{1,3} /.test(section))
    .map(section =>
      section
        .split(/\n{2,}/)
        .slice(0, 2)
        .join('\n\n'),
    )
    .join('\n\n')
}
