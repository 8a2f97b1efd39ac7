export type { ConnectMock } from '../vitest/connectMock.js'
export { type RenderParameters, type RenderReturnType, render } from '../vitest/render.js'
export {
  type MockOptions,
  type StartClientParameters,
  type StartClientReturnType,
  startClient,
} from '../vitest/startClient.js'
