/** Milliseconds before a failed import is repeated. */
const delays = [200, 1000]

/**
 * Runs an `import()` again when it fails, twice at most: networks of phones drop a request now and then. For adapters,
 * which load a part of their code at first use.
 *
 * @throws the error of the last attempt
 *
 * @example
 * const { actions } = await importWithRetry(() => import('./actions.js'))
 */
export async function importWithRetry<module>(load: () => Promise<module>): Promise<module> {
  for (const delay of delays)
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  return load()
}
