// A step of `npm test`: packs the build into the folder that is named.
import { packPackages } from './packPackages.mjs'

packPackages(process.argv[2])
