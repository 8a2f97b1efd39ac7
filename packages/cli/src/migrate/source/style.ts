import { parse } from '../../source/source.js'

/** How a file is written, so that new lines look like the others. */
export type Style = {
  quote: "'" | '"'
  semicolon: '' | ';'
  /** A level of indentation. */
  unit: string
}

/** Reads the style from the first import; a file without imports has the house style of most apps, with semicolons. */
export function readStyle(file: string, text: string): Style {
  const first = parse(file, text)
    .children()
    .find(node => node.kind() === 'import_statement')
    ?.text()
  return {
    quote: first?.includes("'") ? "'" : '"',
    semicolon: first && !first.endsWith(';') ? '' : ';',
    unit: /\n(\t| {2,8})\S/.exec(text)?.[1] ?? '  ',
  }
}

/** Writes code that has single quotes in the style of a file. */
export function inStyle(code: string, { quote }: Style): string {
  return quote === "'" ? code : code.replaceAll("'", '"')
}
