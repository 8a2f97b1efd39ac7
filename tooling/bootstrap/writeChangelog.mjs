import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Sections of a version, in the order of Keep a Changelog. */
const sections = ['Added', 'Changed', 'Removed', 'Fixed']

/** The section of a sentence: by the verb that begins it, else by the kind of its changeset. */
function sectionOf({ summary, type }) {
  const [verb] = summary.split(' ', 1)
  if (sections.includes(verb)) return verb
  return type === 'patch' ? 'Fixed' : 'Changed'
}

/** The heading says the verb. */
function withoutVerb(summary, section) {
  const rest = summary.startsWith(`${section} `) ? summary.slice(section.length + 1) : summary
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/**
 * Returns the section of a version as Markdown. `changes` are `{ summary, type }` of the changesets that name the
 * package. A first release lists what was added alone: a reader has no earlier version in which something was wrong.
 */
export function toChangelog({ version, isFirst, changes }) {
  const listed = changes.map(change => ({ ...change, section: sectionOf(change) }))
  const parts = (isFirst ? ['Added'] : sections).flatMap(section => {
    const lines = listed
      .filter(change => change.section === section)
      .map(({ summary }) => `- ${withoutVerb(summary, section)}`)
    return lines.length > 0
      ? [`### ${section}\n\n${lines.sort((a, b) => a.localeCompare(b, 'en')).join('\n')}`]
      : []
  })
  const body = parts.length > 0 ? parts.join('\n\n') : 'Released with the other packages, without a change.'
  return `## ${version}\n\n${body}\n`
}

/** Writes the section of a version above those of earlier versions. */
export function writeChangelog(file, name, section) {
  const title = `# ${name}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : title
  if (!before.startsWith(title)) throw new Error(`${file} does not begin with "# ${name}".`)
  const earlier = before.slice(title.length).trimStart()
  writeFileSync(file, [title, section, earlier].filter(Boolean).join('\n'))
}
