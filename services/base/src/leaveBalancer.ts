import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits between the signal that ends a service and the end of its new requests. `/healthz` answers 503 by then, and all
 * other requests are answered as before: a load balancer takes the service out before it refuses anything.
 */
export async function leaveBalancer(milliseconds: number): Promise<void> {
  // 0 ends it in the same turn of the event loop: no request is accepted after the signal.
  if (milliseconds > 0) await wait(milliseconds)
}
