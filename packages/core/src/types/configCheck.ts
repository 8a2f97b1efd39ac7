/** Functions with which `validate` of a feature reports mistakes. */
export type ConfigCheck = {
  /** Reports `problem` unless `ok` is truthy. A problem starts with the path of its option. */
  need(ok: unknown, problem: string): void
  /** Reports a value that is not a list. Returns the list, or an empty list. */
  list<item>(option: string, value: readonly item[] | undefined): readonly item[]
  /** Reports a value that is not a URL that starts with `scheme`. */
  url(option: string, value: string | undefined, scheme: string): void
}

/**
 * Check of an option or flag: `true` where any value is accepted, `'boolean'`, the list of its values, or a function that
 * reports mistakes.
 */
export type OptionCheck<value> =
  | true
  | 'boolean'
  | readonly string[]
  | ((value: value, check: ConfigCheck) => void)

/**
 * Checks of the options and flags of a feature, beside their types. They have every name, so that an unknown name is
 * reported, and the checks of options that only change the display. They run in development only: bundlers remove them from
 * production builds.
 */
export type OptionChecks<options, flags = unknown> = {
  readonly options: { readonly [name in keyof options]-?: OptionCheck<options[name]> }
  readonly flags: { readonly [name in keyof flags]-?: OptionCheck<flags[name] | undefined> }
}
