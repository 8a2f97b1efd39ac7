/** Bytes that live objects of a page take. */
export async function usedHeap(cdp) {
  await cdp.send('HeapProfiler.enable')
  // One pass frees what the next one can then see is unreachable.
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
