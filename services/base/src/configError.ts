/** Why a service cannot start. */
export type ConfigErrorReason = 'bad-config' | 'bad-file' | 'port-in-use'

/** The service cannot start. The message is one line that names the invalid setting or file entry. */
export class ConfigError extends Error {
  override readonly name: string = 'ConfigError'

  constructor(
    readonly reason: ConfigErrorReason,
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options)
  }
}
