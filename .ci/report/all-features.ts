import { globSync, readFileSync } from 'node:fs'
import { type ParsedFeature, parseFeature } from './parse-feature.ts'

/** Every feature of the project, as it is written. */
export const allFeatures = (): readonly ParsedFeature[] =>
  globSync('features/**/*.feature')
    .toSorted()
    .map((file) => parseFeature(file, readFileSync(file, 'utf8')))
