import { runService } from '@latchkit/service-base'
import { settings } from './settings.js'
import { startRelay } from './startRelay.js'

await runService({
  name: 'relay',
  help: settings.help,
  start: environment => startRelay(settings.readEnvironment(environment)),
})
