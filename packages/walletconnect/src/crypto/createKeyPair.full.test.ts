import { describeWycheproof } from '../../test/describeWycheproof.js'
import { onEveryPlatform, withoutCurves } from '../../test/platforms.js'

// The other platforms: `createKeyPair.test.ts`.
onEveryPlatform(describeWycheproof, [withoutCurves])
