import type { OptionChecks } from '../../types/configCheck.js'

/** Options of `createClient` for names. */
export type NamesOptions = {
  /**
   * Accounts register names below `parent`, such as `acme.eth`, at a gateway that has it as `NAMES_PARENT`. Default: no
   * names are registered; names are looked up all the same.
   */
  readonly names?: { readonly parent: string } | undefined
}

/** Checks of these options, in development. */
export const namesChecks = {
  options: { names: true },
  flags: {},
} satisfies OptionChecks<NamesOptions, Record<never, never>>
