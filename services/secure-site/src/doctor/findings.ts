/** Result of a check. `skip`: the check is not possible here. */
export type FindingLevel = 'ok' | 'warn' | 'fail' | 'skip'

/** A line of the report. */
export type Finding = { readonly level: FindingLevel; readonly what: string; readonly text: string }

/** Collects the results of checks. */
export type Findings = {
  readonly list: readonly Finding[]
  add(level: FindingLevel, what: string, text: string): void
  /** `ok` without faults, else `fail` with the faults. */
  expect(what: string, faults: readonly string[], fine: string): void
  /** Runs a check. An error of the check is a fault of the deployment. */
  run(what: string, check: () => Promise<void>): Promise<void>
}

/** @param onFinding - called with each, as it is found */
export function createFindings(onFinding: (finding: Finding) => void): Findings {
  const list: Finding[] = []
  const findings: Findings = {
    list,
    add(level, what, text) {
      const finding = { level, what, text: text.replace(/\s+/g, ' ') }
      list.push(finding)
      onFinding(finding)
    },
    expect(what, faults, fine) {
      if (faults.length === 0) findings.add('ok', what, fine)
      for (const fault of faults) findings.add('fail', what, fault)
    },
    async run(what, check) {
      try {
        await check()
      } catch (error) {
        findings.add('fail', what, error instanceof Error ? error.message : String(error))
      }
    },
  }
  return findings
}
