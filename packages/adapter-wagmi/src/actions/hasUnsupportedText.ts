/**
 * Whether an error of a wallet says in words, without a code, that the wallet does not have a method. An invalid parameter
 * of a method is something else.
 */
export function hasUnsupportedText(error: unknown): boolean {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  return (
    code === undefined &&
    /\b(unknown|unsupported|invalid)( request)? method\b(?! param)|method not (supported|found)/i.test(
      `${message}`,
    )
  )
}
