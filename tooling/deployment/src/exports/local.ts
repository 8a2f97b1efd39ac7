export { findCaddy, type RunningCaddy, startCaddy } from '../local/startCaddy.js'
export { canDeploy, type LocalDeployment, startDeployment } from '../local/startDeployment.js'
