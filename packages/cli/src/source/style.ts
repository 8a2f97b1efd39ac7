/** How a file is written, so that new lines look like the ones around them. */
export type Style = {
  readonly quote: "'" | '"'
  readonly semicolon: '' | ';'
  /** A level of indentation. */
  readonly unit: string
}

/** Reads the style of most imports. A text without imports gets the style of most apps, with semicolons. */
export function readStyle(text: string): Style {
  const imports = [...text.matchAll(/^import\b[^'"`;]*(['"])[^'"\n]+\1[ \t]*(;?)/gm)]
  const isMost = (count: number) => count * 2 > imports.length
  return {
    quote: isMost(imports.filter(([, quote]) => quote === "'").length) ? "'" : '"',
    semicolon: isMost(imports.filter(([, , end]) => end === '').length) ? '' : ';',
    unit: /\n(\t| {2,8})\S/.exec(text)?.[1] ?? '  ',
  }
}

/** Writes code that has single quotes in the style of a file. */
export function inStyle(code: string, { quote }: Style): string {
  return quote === "'" ? code : code.replaceAll("'", '"')
}

/** Writes code that has single quotes, and `;` at the end of each statement, in the style of a file. */
export function formatCode(code: string, style: Style): string {
  const quoted = inStyle(code, style)
  return style.semicolon ? quoted : quoted.replace(/;$/gm, '')
}

/** Returns a literal of the text for `formatCode`. */
export function toLiteral(text: string): string {
  return `'${text.replace(/["'\\]/g, '')}'`
}
