import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import type { StyleRule } from '#application/pages/page-renderer.ts'

/** What is said of other things in brackets, :not(.open) or :has(.picture), asks for no class of its own. */
const withoutBrackets = (selector: string): string => {
  const simpler = selector.replaceAll(/:[\w-]+\([^()]*\)/g, '')
  return simpler === selector ? selector : withoutBrackets(simpler)
}

/** Names without a hash stand in rules for what is no part of ours. */
const classesIn = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name)

const isRule = (node: ChildNode): node is Rule => node.type === 'rule'

/** Those that hold rules; the others, such as @font-face and @keyframes, are rules themselves. */
const isAround = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports', 'layer', 'container'].includes(node.name)

function rulesIn(container: Container, around: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isAround(node) && node.nodes) return rulesIn(node, [...around, `@${node.name} ${node.params}`])
    const classes = isRule(node) ? node.selectors.map(classesIn) : [[]]
    const end = node.type === 'atrule' && !node.nodes ? ';' : ''
    return [{ around, text: node.toString() + end, classes }]
  })
}

/** A sheet of styles, as the build writes it, rule by rule in its order. */
export const styleRules = (sheet: string): readonly StyleRule[] => rulesIn(parse(sheet), [])
