import { expect, it } from 'vitest'
import { edited } from './html-edits.ts'
import { stylesOfElements } from './style-attributes.ts'

function withoutStyleAttributes(html: string) {
  const { edits, sheet } = stylesOfElements(html)
  return { html: edited(html, edits).join(''), sheet }
}

it('makes rules of style attributes, as strong as they were, each once', () => {
  expect(
    withoutStyleAttributes(
      '<i style="--ratio:1.5;background-color:#fff0aa" class="a"></i><b style="width:36%"></b><u style="width:36%"></u>',
    ),
  ).toEqual({
    html: '<i data-style="0" class="a"></i><b data-style="1"></b><u data-style="1"></u>',
    sheet:
      '[data-style="0"]{--ratio:1.5!important;background-color:#fff0aa!important}[data-style="1"]{width:36%!important}',
  })
})

it('has no sheet where nothing has a style of its own', () => {
  expect(withoutStyleAttributes('<p title="style">style=&quot;width:1px&quot;</p>')).toEqual({
    html: '<p title="style">style=&quot;width:1px&quot;</p>',
    sheet: '',
  })
})

it.each(['--x:1}body{display:none', 'width:1px&lt;/style&gt;', '--x:&quot;}', '--x:\\7d', '--x:@import'])(
  'writes nothing into a sheet that could end its rule: %s',
  (style) => {
    const html = `<i style="${style}"></i>`
    expect(withoutStyleAttributes(html)).toEqual({ html, sheet: '' })
  },
)
