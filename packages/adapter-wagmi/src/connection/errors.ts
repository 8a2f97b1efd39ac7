import { BaseError } from '@latchkit/core/errors'

// Apart from the other errors, which are part of a page's first file.

/** A connector of wagmi needs a package that the app has not installed (`adapter/package-missing`). */
export class PackageMissingError extends BaseError {
  override readonly name = 'PackageMissingError'
  constructor({ connector, missing, cause }: { connector: string; missing: string; cause: unknown }) {
    super(`${connector} needs a package that this app has not installed`, {
      code: 'adapter/package-missing',
      cause,
      // As the connectors of wagmi say it; the modal reads the name.
      details: `dependency "${missing}" not found`,
      metaMessages: [`Run \`npm install ${missing}\`, or remove the connector from the config.`],
    })
  }
}
