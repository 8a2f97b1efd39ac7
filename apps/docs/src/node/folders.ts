import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Absolute paths, without a slash at the end. */
export const folders = {
  /** The checkout. */
  root: at('../..'),
  /** Pages of the site alone. */
  pages: at('pages'),
  /** Reference of the packages, written by `tooling/checks/docs/api.mjs`. */
  api: at('dist/api'),
  /** Page of each error code, written by `tooling/checks/docs/errors.mjs`. */
  errors: at('dist/errors'),
  /** Types of names in code, written by `tooling/checks/docs/hovers.mjs`. */
  hovers: at('dist/hovers.json'),
  /** All pages as VitePress reads them. */
  source: at('dist/pages'),
  /** Files that are served as they are, such as the Markdown of each page. */
  public: at('dist/public'),
  /** The built site. */
  site: at('dist/site'),
} as const
