export { canDeploy, type LocalDeployment, startDeployment } from '../local/startDeployment.js'
