/** The relay cannot start. The message says which setting is wrong, in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
