import { runService } from '@latchkit/service-base'
import { settings } from './settings.js'

await runService({
  name: 'gateway',
  help: settings.help,
  async start(environment) {
    const options = settings.readEnvironment(environment)
    // What the service is made of takes a second to load, which neither the help nor a wrong variable needs.
    const { startGateway } = await import('./startGateway.js')
    return startGateway(options)
  },
})
