/**
 * A text with `{parameters}`, or a text per plural form, selected by the parameter `count`. `zero` is for 0, also in
 * languages without that form.
 */
export type Message =
  | string
  | ({ readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string })

/**
 * The texts of a view, by key. The built-in texts are English. A view joins its texts with those of other views in a call that
 * is marked as pure: a spread at the top of a module may call a getter, so bundlers keep it where it is not used.
 */
export type MessageSlice = { readonly [key: string]: Message }

/** Values of the `{parameters}` of a text. */
export type MessageParameters = { readonly [name: string]: string | number }
