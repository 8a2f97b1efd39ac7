import { runService } from '@latchkit/service-base'
import { settings } from './settings.js'
import { startGateway } from './startGateway.js'

await runService({
  name: 'gateway',
  help: settings.help,
  start: environment => startGateway(settings.readEnvironment(environment)),
})
