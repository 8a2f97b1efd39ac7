/** A token of markdown-it, as far as it is read here. */
type Token = { readonly type: string; readonly content: string; tag: string }

/** The corner of a table is no header: a screen reader would announce an empty one for each row. */
export function emptyHeadersToCells({ tokens }: { readonly tokens: readonly Token[] }): void {
  for (const [index, token] of tokens.entries()) {
    const [text, end] = [tokens[index + 1], tokens[index + 2]]
    if (token.type !== 'th_open' || text?.content !== '' || !end) continue
    token.tag = 'td'
    end.tag = 'td'
  }
}
