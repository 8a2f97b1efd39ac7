import type { ReportedTest } from './readReports'
import { countResults } from './readReports'

/** Counts in words, coloured by the worst. */
export function ResultCell({ tests }: { tests: readonly ReportedTest[] }) {
  const { passed, failed, skipped } = countResults(tests)
  const result = failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'none'
  const words = [
    failed > 0 && `${failed} failed`,
    passed > 0 && `${passed} passed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean)
  return <td data-result={result}>{words.join(', ') || 'not run'}</td>
}
