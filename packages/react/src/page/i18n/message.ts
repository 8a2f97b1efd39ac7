/**
 * A text with `{parameters}`, or a text per plural form, selected by the parameter `count`. `zero` is for 0, also in
 * languages without that form.
 */
export type Message =
  | string
  | ({ readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string })

/** The texts of a view, by key. The built-in texts are English. */
export type MessageSlice = { readonly [key: string]: Message }

/** Values of the `{parameters}` of a text. */
export type MessageParameters = { readonly [name: string]: string | number }
