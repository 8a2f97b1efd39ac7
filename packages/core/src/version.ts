/** Version of the package; the release script keeps it equal to package.json. */
export const version = '0.0.0'
