import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type { GherkinDocument, Pickle } from '@cucumber/messages'

/** A feature as Cucumber reads it, and the scenarios that its examples come to. */
export interface ReadFeature {
  readonly document: GherkinDocument
  readonly pickles: readonly Pickle[]
}

/** @throws Error that says the line where it is no feature */
export function scenariosIn(text: string, uri: string): ReadFeature {
  let ids = 0
  const newId = () => String(++ids)
  const document: GherkinDocument = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(
    text,
  )
  return { document, pickles: compile(document, uri, newId) }
}
