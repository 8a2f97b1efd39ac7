const delays = [200, 1000]

/** Runs an `import()` again when it failed: networks of phones drop a request now and then. */
export async function importWithRetry<module>(load: () => Promise<module>): Promise<module> {
  for (const delay of delays) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  }
  return load()
}
