import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'

/** Has the sessions that are shown read again. */
export function refreshSessions(client: Client): void {
  getQueryClient(client)
    .then(queryClient =>
      queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'smartSessions'] }),
    )
    .catch(error => client.logger.info('The sessions could not be read again', { error }))
}
