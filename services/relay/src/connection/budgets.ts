import type { RelayNode } from './types.js'

/**
 * Work that the clients of a key, or of an address, may cause now, in calls. All of their connections share it, and it
 * outlives them: a client that reconnects gets no more calls than before.
 */
export type Budget = {
  /** Calls per second. */
  readonly rate: number
  /** Most that it holds, and most that may be owed. */
  readonly burst: number
  /** Calls and their work. */
  calls: number
  /** Work of pushes from the mailbox. */
  pulls: number
  /** Milliseconds of `performance.now()`: the clock of the machine may be set back. */
  refilledAt: number
  connections: number
}

/** Returns the budget of a client key or an address, and counts another connection on it. */
export function openBudget(node: RelayNode, owner: string, rate: number, burst: number): Budget {
  const budget = node.budgets.get(owner) ?? {
    rate,
    burst,
    calls: burst,
    pulls: burst,
    refilledAt: performance.now(),
    connections: 0,
  }
  budget.connections += 1
  node.budgets.set(owner, budget)
  node.idleBudgets.delete(owner)
  return budget
}

/** Removes a connection from the count. A budget without connections is kept until it is full again. */
export function closeBudget(node: RelayNode, owner: string): void {
  const budget = node.budgets.get(owner)
  if (!budget) return
  budget.connections -= 1
  if (budget.connections === 0) node.idleBudgets.add(owner)
}

/** Forgets the budgets without connections that are full again. */
export function sweepBudgets({ budgets, idleBudgets }: RelayNode): void {
  for (const owner of idleBudgets) {
    const budget = budgets.get(owner)
    if (budget) refill(budget)
    if (budget && Math.min(budget.calls, budget.pulls) < budget.burst) continue
    budgets.delete(owner)
    idleBudgets.delete(owner)
  }
}

/** Adds the refill since the last call. */
export function refill(budget: Budget): void {
  const now = performance.now()
  const earned = ((now - budget.refilledAt) * budget.rate) / 1_000
  budget.calls = Math.min(budget.burst, budget.calls + earned)
  budget.pulls = Math.min(budget.burst, budget.pulls + earned)
  budget.refilledAt = now
}

/** Takes calls from a budget. Returns false when it owes more than a whole burst. */
export function charge(budget: Budget, calls: number): boolean {
  refill(budget)
  budget.calls -= calls
  if (budget.calls >= -budget.burst) return true
  budget.calls = -budget.burst
  return false
}
