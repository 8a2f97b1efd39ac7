import { BaseError } from '@latchkit/core/errors'

// Apart from the other errors, which are part of a page's first file.

/**
 * A connector of wagmi needs a package that the app has not installed (`adapter/package-missing`).
 *
 * @error adapter/package-missing
 * @text Safe needs a package that this app has not installed
 * @why A connector of wagmi, such as `safe` or `baseAccount`, loads the library of the wallet's maker when it is used.
 * These libraries are optional: wagmi 3 and Latchkit do not install them. The message has the name of the wallet.
 * @solution Install the package that the message names, such as
 * `npm install @safe-global/safe-apps-sdk @safe-global/safe-apps-provider` or `npm install @base-org/account`, or remove
 * the connector. See [Wallets with a library](/guides/existing-wagmi-app.md#wallets-with-a-library).
 */
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
