/** How a file is written, so that new lines look like the ones around them. */
export type Style = { readonly quote: "'" | '"'; readonly hasSemicolons: boolean }

/** Reads the style of the imports of a file. */
export function readStyle(text: string | undefined): Style {
  const imports = text?.match(/^import .*$/gm) ?? []
  const double = imports.filter(line => line.includes('"')).length
  const withSemicolon = imports.filter(line => line.trimEnd().endsWith(';')).length
  return { quote: double * 2 > imports.length ? '"' : "'", hasSemicolons: withSemicolon * 2 > imports.length }
}

/** Formats code that is written with `'`, and with `;` at the end of each statement. */
export function formatCode(code: string, { quote, hasSemicolons }: Style): string {
  const quoted = code.replaceAll("'", quote)
  return hasSemicolons ? quoted : quoted.replace(/;$/gm, '')
}

/** Returns a literal of the text for `formatCode`. */
export function toLiteral(text: string): string {
  return `'${text.replace(/["'\\]/g, '')}'`
}
