import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SentFile } from '#application/shared/sent-file.ts'
import { artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { blankForm } from '#domain/shared/fields.ts'
import { plainText } from './plain-text.ts'
import { shopExports } from './shop-exports.ts'

const file = (text: string | Uint8Array): SentFile => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return {
    name: 'export.csv',
    type: 'text/csv',
    size: bytes.length,
    async *stream() {
      // In the middle of characters too; a large file comes in larger pieces.
      const piece = bytes.length < 10_000 ? 7 : 997
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
    },
  }
}

const shopify = `\uFEFFHandle,Title,Body (HTML),Vendor,Type,Tags,Variant Price,Variant Inventory Qty,Image Src,Image Position,Image Alt Text
tide-bowl,Tide Bowl,"<p>Stoneware &amp; salt glaze.</p>
<p>One of a <b>pair</b>.</p>",Zawadi,Ceramics,"bowl, blue",120.50,3,https://cdn.example.com/b.jpg,2,From the side
tide-bowl,,,,,,,,https://cdn.example.com/a.jpg,1,A blue bowl
dusk,Dusk over Élan,,Zawadi,Art,"Oil painting","1,480.00",1,,,
bad,Bad,,Zawadi,,,12.345,1.5,http://192.168.0.1/x.jpg,1,
sizes,Two Sizes,,Zawadi,,,10,1,,,
sizes,,,,,,20,1,,,
,Nameless,,,,,1,1,,,
`

describe('the Shopify export', () => {
  it('is read product by product, over several lines', async () => {
    const [bowl, dusk] = await shopExports.read(file(shopify))
    expect(bowl).toMatchObject({
      line: 2,
      sourceId: 'tide-bowl',
      form: {
        title: 'Tide Bowl',
        description: 'Stoneware & salt glaze.\n\nOne of a pair.',
        category: 'sculpture',
        price: 120_50,
        stock: 3,
      },
      pictures: [
        { url: 'https://cdn.example.com/a.jpg', alt: 'A blue bowl' },
        { url: 'https://cdn.example.com/b.jpg', alt: 'From the side' },
      ],
      problems: [],
    })
    expect(dusk).toMatchObject({
      form: { title: 'Dusk over Élan', category: 'paintings', price: 1480_00, stock: 1 },
      pictures: [],
      problems: [],
    })
  })

  it('says what is wrong with a product', async () => {
    const [, , bad, sizes, nameless] = await shopExports.read(file(shopify))
    expect(bad?.problems).toEqual([
      'price: A price in dollars, please, such as 1250.50',
      'stock: The stock must be a whole number, 0 to 100,000',
      'picture: “http://192.168.0.1/x.jpg” is no address that begins with https://',
    ])
    expect(sizes?.problems).toEqual(['It has variants at several prices: make each a work of its own'])
    expect(nameless?.problems).toEqual(['It has no Handle'])
  })

  it('takes each picture of a product once, however many lines name it', async () => {
    const line = (number: number) =>
      `big,${number === 0 ? 'Big' : ''},5,https://a.example/${number % 15_000}.jpg`
    const lines = Array.from({ length: 19_000 }, (_, number) => line(number))
    const started = performance.now()
    const [big, ...others] = await shopExports.read(
      file(['Handle,Title,Variant Price,Image Src', ...lines].join('\n')),
    )
    expect(performance.now() - started).toBeLessThan(10_000)
    expect([big?.pictures.map(({ url }) => url).slice(0, 2), big?.pictures.length, others]).toEqual([
      ['https://a.example/0.jpg', 'https://a.example/1.jpg'],
      12,
      [],
    ])
  })

  it('is asked for what its artist says in a metafield or an option of their own', async () => {
    const named = 'Handle,Title,Variant Price,Option1 Name,Option1 Value'
    const [field] = await shopExports.read(
      file(`Handle,Title,Variant Price,Year (product.metafields.custom.year)\nfog,Fog,5,2021\n`),
    )
    const [option] = await shopExports.read(file(`${named}\nfog,Fog,5,Year,2022\nfog,,5,,2022\n`))
    const [several] = await shopExports.read(file(`${named}\nfog,Fog,5,Year,2022\nfog,,5,,2023\n`))
    expect([field?.form.year, field?.leftOut]).toEqual([2021, []])
    expect([option?.form.year, option?.leftOut]).toEqual([2022, []])
    expect([several?.form.year, several?.leftOut]).toEqual([null, ['option1 name', 'option1 value']])
  })
})

const long = 'x'.repeat(3_000)
const tooLong = 'At most 200 characters, please'

it.each([
  ['Shopify’s', `Handle,Title,Variant Price\n${long},Dune,5\n`, 'handle'],
  ['WooCommerce’s', `SKU,Name,Regular price\n${long},Dune,5\n`, 'sku'],
  ['a plain table’s', `title,price,id\nDune,5,${long}\n`, 'id'],
  ['a plain table’s without one', `title,price\n${long},5\n`, 'title'],
  ['WooCommerce’s without one', `Name,Regular price\n${long},5\n`, 'title'],
])('a name that nobody could keep is known by its column: %s', async (_, table, column) => {
  const [work] = await shopExports.read(file(table))
  expect(work?.problems).toEqual([`${column}: ${tooLong}`])
})

it('says of a price in another money that it may be thousands, where it may', async () => {
  const [unclear] = await shopExports.read(file('title,price\nDune,12.500 EUR\n'))
  expect(unclear?.problems).toEqual([
    'price: 12.500 EUR is no amount that can be read without a doubt, as 1250.50 can',
  ])
})

it('what a table says of price and stock is kept in its own words, too', async () => {
  const [odd, none, endless] = await shopExports.read(
    file(`title,price,stock\nDune,0.005,some\nSea,,\nFog,${'9'.repeat(3_000)} EUR,1\n`),
  )
  expect(odd?.written).toEqual({ price: '0.005', stock: 'some' })
  expect(none?.written).toEqual({ price: '', stock: '' })
  expect(endless?.written.price).toBe(`${'9'.repeat(80)}…`)
  expect(endless?.problems).toEqual([
    `price: ${'9'.repeat(80)}… is in EUR, and prices here are in US dollars`,
  ])
})

const etsy = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE3,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU
"Low Tide, Mother&#39;s Bay","First line
second line",45.50,EUR,1,"sea,wall_art","oil_paint,linen",https://i.etsystatic.com/a.jpg,https://i.etsystatic.com/b.jpg,,Size,Framing,"none,oak",LT-1
Salt Bowl,Stoneware.,120.00,EUR,2,,"stoneware,ash_glaze",https://i.etsystatic.com/c.jpg,,,,,,SB-1
Untold,,10.00,EUR,1,,,,,,,,,U-1
`

it('an edition is read wherever a shop lets its artist say it', async () => {
  const texts = [
    'title,price,edition\nFog,5,3 of 12\n',
    'Handle,Title,Variant Price,Edition (product.metafields.custom.edition)\nfog,Fog,5,3 of 12\n',
    'SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s)\nfog,Fog,5,Edition,3 of 12\n',
  ]
  const read = await Promise.all(texts.map((text) => shopExports.read(file(text))))
  expect(read.map(([work]) => work?.form.edition)).toEqual(['3 of 12', '3 of 12', '3 of 12'])
})

describe('Etsy’s listings', () => {
  const rate = { currency: 'EUR', dollars: 1.1 }

  it('are read with their pictures and materials', async () => {
    const [tide, bowl, unnamed] = await shopExports.read(file(etsy), rate)
    expect(tide).toMatchObject({
      sourceId: 'LT-1',
      form: {
        title: "Low Tide, Mother's Bay",
        description: 'First line\nsecond line',
        category: 'paintings',
        medium: 'oil paint, linen',
        price: 50_05,
        stock: 1,
      },
      pictures: [
        { url: 'https://i.etsystatic.com/a.jpg', alt: '' },
        { url: 'https://i.etsystatic.com/b.jpg', alt: '' },
      ],
      currency: 'EUR',
      problems: [],
    })
    expect(bowl?.form).toMatchObject({ category: 'sculpture', medium: 'stoneware, ash glaze', price: 132_00 })
    expect(unnamed?.form).toMatchObject({ category: '', medium: '' })
  })

  it('are refused by the name of their currency as long as nobody says what it is worth', async () => {
    const [tide] = await shopExports.read(file(etsy))
    expect(tide?.form.price).toBeNull()
    expect(tide?.problems).toEqual(['price: 45.50 is in EUR, and prices here are in US dollars'])
    const [pounds] = await shopExports.read(file(etsy.replaceAll('EUR', 'GBP')), rate)
    expect(pounds?.problems).toEqual(['price: 45.50 is in GBP, and prices here are in US dollars'])
  })

  it('say what of them stays out', async () => {
    const works = await shopExports.read(file(etsy), rate)
    expect(works.map(({ leftOut }) => leftOut)).toEqual([
      ['tags', 'variation 1 type', 'variation 1 name', 'variation 1 values'],
      [],
      [],
    ])
  })
})

const wooCommerce = `ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Length (cm),Width (cm),Height (cm),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
11,simple,dusk,Dusk,1,,<p>Oil &amp; wax.</p>,1,1,3,40,50,400,480,Paintings,,"https://w.example/a.jpg, https://w.example/b,c.jpg",,Medium,Oil on board,Frame,Oak
12,variable,print,Night Print,1,At night.,,1,,,,,,,Photography,,https://w.example/n.jpg,,,,,
13,variation,print-1,Night Print - S,1,,,1,4,,,,,45,,,,id:12,Size,S,,
14,variation,print-2,Night Print - L,1,,,1,2,,,,,45,,,,id:12,Size,L,,
15,simple,gone,Gone,1,,,0,,,,,,60,,,,,,,,
`

describe('the WooCommerce export', () => {
  it('is read product by product, variations together', async () => {
    const [dusk, print, gone, ...others] = await shopExports.read(file(wooCommerce))
    expect(others).toEqual([])
    expect(dusk).toMatchObject({
      sourceId: 'dusk',
      form: {
        title: 'Dusk',
        description: 'Oil & wax.',
        category: 'paintings',
        medium: 'Oil on board',
        widthCm: 40,
        heightCm: 50,
        depthCm: 3,
        price: 480_00,
        stock: 1,
      },
      pictures: [
        { url: 'https://w.example/a.jpg', alt: '' },
        { url: 'https://w.example/b,c.jpg', alt: '' },
      ],
      currency: null,
      leftOut: ['published', 'sale price', 'attribute 2 name', 'attribute 2 value(s)'],
      problems: [],
    })
    expect(print).toMatchObject({
      form: {
        title: 'Night Print',
        description: 'At night.',
        category: 'photography',
        price: 45_00,
        stock: 6,
      },
      problems: [],
    })
    expect(gone?.form).toMatchObject({ price: 60_00, stock: 0, category: '' })
  })

  it('names no currency: what its artist says of it holds', async () => {
    const [dusk] = await shopExports.read(file(wooCommerce), { currency: 'GBP', dollars: 1.25 })
    expect(dusk).toMatchObject({ form: { price: 600_00 }, currency: null })
  })
})

it('reads Shopify’s columns by their newer names, too', async () => {
  const [bowl] = await shopExports.read(
    file(
      'Title,URL handle,Description,Type,Price,Inventory quantity,Product image URL,Vendor\nTide Bowl,tide-bowl,<p>Clay.</p>,Ceramics,120.50,3,https://cdn.example.com/a.jpg,Zawadi\n',
    ),
  )
  expect(bowl).toMatchObject({
    sourceId: 'tide-bowl',
    form: { title: 'Tide Bowl', description: 'Clay.', category: 'sculpture', price: 120_50, stock: 3 },
    pictures: [{ url: 'https://cdn.example.com/a.jpg', alt: '' }],
    leftOut: ['vendor'],
  })
})

describe('a plain table', () => {
  it('is asked in which currency its prices are, where a sign beside them says so', async () => {
    const works = await shopExports.read(file('title;price\nDune;€45,50\nSea;40 GBP\nFog;$12\n'))
    expect(works.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'USD'])
    expect(works.map(({ problems }) => problems.length)).toEqual([1, 1, 0])
  })

  it('keeps the pictures after the twelfth out, and says so', async () => {
    const urls = Array.from({ length: 14 }, (_, index) => `https://a.example/${index}.jpg`).join('|')
    const [dune] = await shopExports.read(file(`title,images\nDune,${urls}\n`))
    expect([dune?.pictures.length, dune?.leftOut]).toEqual([12, ['pictures after the 12th']])
  })

  it('is read line by line, with whatever columns it has', async () => {
    const works = await shopExports.read(
      file(
        'Title,Price,Stock,Category,Year,widthCm,imageUrl,alt\nDune,$45,,Photography,2024,30.5,https://a.example/1.jpg,A dune\n',
      ),
    )
    expect(works).toEqual([
      {
        line: 2,
        written: { price: '$45', stock: '' },
        sourceId: 'dune',
        form: {
          ...blankForm(artworkFields),
          title: 'Dune',
          category: 'photography',
          year: 2024,
          widthCm: 30.5,
          price: 45_00,
        },
        pictures: [{ url: 'https://a.example/1.jpg', alt: 'A dune' }],
        currency: 'USD',
        leftOut: [],
        problems: [],
      },
    ])
  })

  it('says whether a work is one of a kind, and where it does not, several pieces say no', async () => {
    const works = await shopExports.read(
      file('title,price,stock,unique\nDune,5,1,no\nSea,5,,yes\nFog,5,3,\nRain,5,1,\nHail,5,3,yes\n'),
    )
    expect(works.map(({ form, problems }) => [form.unique, problems.length])).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
      [true, 0],
      [true, 1],
    ])
  })

  it('is read as a spreadsheet writes it where numbers have a comma', async () => {
    const text = 'title;description;price;year\r\n"Sea; Calm";"One\r\nTwo";1.250,50;2020\r\nDune;;5;\r\n'
    const [sea, dune] = await shopExports.read(file(text))
    expect([sea?.line, dune?.line]).toEqual([2, 4])
    expect(sea).toMatchObject({
      form: { title: 'Sea; Calm', description: 'One\nTwo', price: 1250_50, year: 2020 },
      problems: [],
    })
  })

  it.each([
    ['Latin letters of one byte', Buffer.from('title,price\nCaf\xe9 \x80,10\n', 'latin1'), 'Café €'],
    [
      'UTF-16 with tabs',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('title\tprice\nDüne\t10\n', 'utf16le')]),
      'Düne',
    ],
  ])('is read in %s', async (_, bytes, title) => {
    expect(await shopExports.read(file(bytes))).toMatchObject([
      { form: { title, price: 10_00 }, problems: [] },
    ])
  })

  it('says what is wrong with a line, and what comes twice', async () => {
    const works = await shopExports.read(
      file('title,price,year\n,5,\nDune,cheap,\nDune,5,soon\nSea,5,2020\n'),
    )
    expect(works.map(({ problems }) => problems)).toEqual([
      ['A title is required'],
      ['price: A price in dollars, please, such as 1250.50'],
      ['year: A year with four digits, please: 1000 to this year', 'The same stands on line 3 already'],
      [],
    ])
  })

  it.each([
    ['import-empty', 'title,price\n'],
    ['import-empty', ''],
    ['import-unknown-columns', 'name of it,cost\nDune,5\n'],
    ['import-unreadable', new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 1])],
    ['import-unreadable', `title\n"never closed`],
    ['import-too-large', `title\n${'x\n'.repeat(20_001)}`],
  ])('is refused as %s', async (code, content) => {
    await expect(shopExports.read(file(content))).rejects.toMatchObject({ refusal: 'rule-broken', code })
  })
})

it('makes words of HTML', () => {
  const html =
    '<h1>A&nbsp;title</h1><ul><li>one</li><li>two &lt;b&gt;</li></ul><script>alert(1)</script>3 < 4'
  expect(plainText(html)).toBe('A title\n\n– one\n– two <b>\n\n3 < 4')
})

it('is not slow where somebody wants it to be', () => {
  const started = performance.now()
  for (const piece of ['<script>', '<!--', '<a ', '<li ', '</p', '&#', '\n ']) plainText(piece.repeat(60_000))
  expect(performance.now() - started).toBeLessThan(5_000)
})

it.each([
  ['lines', `title\n${'x\n'.repeat(20_001)}`, 'This table has more than 20,000 lines.'],
  ['columns', `title${',x'.repeat(200)}\nDune\n`, 'This table has more than 200 columns.'],
  ['a long name', `title,${'n'.repeat(101)}\nDune\n`, 'The name of column 2 has more than 100 characters.'],
  [
    'a long cell',
    `title,description\nDune,sand\nRain,${'x'.repeat(100_001)}\n`,
    'On line 3, “description” has more than 100,000 characters.',
  ],
  [
    'cells',
    `title${Array.from({ length: 150 }, (_, at) => `,c${at}`).join('')}\n${`x${',x'.repeat(150)}\n`.repeat(7_000)}`,
    'Up to line 6,624, more than 1,000,000 cells are filled in.',
  ],
  [
    'columns that have no place here',
    `title${Array.from({ length: 49 }, (_, at) => `,${'c'.repeat(90)}${at}`).join('')}\n${`x${',y'.repeat(49)}\n`.repeat(3_000)}`,
    'There is more in this table than can be shown at once.',
  ],
  [
    'long titles',
    `title,price\n${`${'x'.repeat(90_000)},1\n`.repeat(115)}`,
    'There is more in this table than can be shown at once.',
  ],
])(
  'says of what a table has too much, the first: %s',
  async (_what, text, message) => {
    await expect(shopExports.read(file(text))).rejects.toMatchObject({
      code: 'import-too-large',
      message: `${message} Split it and send the parts.`,
    })
  },
  30_000,
)

it.each([
  ['a line of commas', 'Title,Price\n', ',', '\n', 'Line 2 has more than 200 columns.'],
  ['a header of semicolons', '', ';', '\r\n', 'This table has more than 200 columns.'],
  [
    'a quotation mark that is never closed',
    'Title,Price\n"',
    ',',
    '\n',
    'a quotation mark that opens on line 2 is not closed',
  ],
  ['a line without end', 'Title,Price\n', 'x', '', 'is larger than 500 kB'],
  ['lines without end', 'Title,Price\n', 'x\n', '', 'more than 20,000 lines'],
  ['empty lines', 'Title,Price\n', '\r\n', '', 'nothing in this file'],
])('says what is wrong with 19 MB of %s', async (_what, before, filling, after, sentence) => {
  const table = new File([before, filling.repeat(19_000_000 / filling.length), after], 'table.csv')
  await expect(shopExports.read(table)).rejects.toMatchObject({
    refusal: 'rule-broken',
    message: expect.stringContaining(sentence),
  })
})

it('makes works of any odd table, or says why not', async () => {
  const piece = fc.tuple(
    fc.constantFrom(',', ';', '\t', '"', '""', '\n', '\r\n', '\r', 'x', 'é', '\uFEFF', ',"', '",', 'title'),
    fc.oneof(fc.constant(1), fc.nat(300), fc.nat(20_000)),
  )
  const header = fc.constantFrom('', 'title,price\n', 'Title;Price\r\n', 'handle\ttitle\tvariant price\r')
  await fc.assert(
    fc.asyncProperty(header, fc.array(piece, { maxLength: 8 }), async (first, pieces) => {
      const text = first + pieces.map(([sign, times]) => sign.repeat(times)).join('')
      const end = await shopExports.read(new File([text.slice(0, 200_000)], 'odd.csv')).then(
        () => 'works',
        (error: unknown) =>
          error instanceof DomainError && error.refusal === 'rule-broken' && error.fields?.file
            ? 'a sentence'
            : error,
      )
      expect(['works', 'a sentence']).toContain(end)
    }),
    { numRuns: 100 },
  )
}, 60_000)
