/**
 * The rings and their arrows (see ARCHITECTURE.md). `.ci/boundaries.test.ts` plants one violation per rule and
 * expects each to be found, so that a rule that stops biting is noticed.
 */
const tests = '\\.test\\.tsx?$|/testing/|\\.suite\\.ts$'
const packages = '(^|/)node_modules/'

const only = (packagePattern) => `node_modules/(@types/)?${packagePattern}`

/** A package that belongs to one place. */
const belongsTo = (name, pattern, places) => ({
  name,
  severity: 'error',
  from: { pathNot: `${places}|${tests}|^features/|^[^/]+$` },
  to: { path: only(pattern) },
})

export default {
  forbidden: [
    {
      name: 'domain-knows-nobody',
      comment: 'The domain imports the domain: no package, no Node, no other ring.',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-knows-only-the-domain',
      severity: 'error',
      from: { path: '^application/', pathNot: tests },
      to: { pathNot: '^(application|domain)/' },
    },
    {
      name: 'the-product-knows-no-test',
      comment: 'What tests are made of stands in folders called testing, and is no part of the product.',
      severity: 'error',
      from: { pathNot: `${tests}|^features/` },
      to: { path: '/testing/', pathNot: packages },
    },
    {
      name: 'web-knows-no-adapter',
      comment: 'Screens see contracts. Only the client entry chooses the adapters behind them.',
      severity: 'error',
      from: { path: '^web/', pathNot: `^web/entry-client\\.tsx$|${tests}` },
      to: { path: '^(adapters|features)/' },
    },
    {
      name: 'web-knows-no-node',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'adapters-do-not-know-the-web',
      comment: 'The server reaches the screens through their built bundle.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(web|features)/' },
    },
    {
      name: 'one-technology-per-folder',
      comment: 'Adapters meet in composition and in commands; what two share is named here.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: `^adapters/(composition|commands|memory)/|${tests}` },
      to: {
        path: '^adapters/',
        pathNot:
          '^adapters/$1/|^adapters/media/image-url\\.ts$|^adapters/disk/keep-for-good\\.ts$|^adapters/system/(process-apart|turns)\\.ts$|^adapters/http/refusal-statuses\\.ts$|^adapters/demo/(demo-(artist|sources)|past/[a-z-]+)\\.ts$|^adapters/sandbox/sandbox-(books|vault)\\.ts$|^adapters/mpesa/mpesa-stores\\.ts$',
      },
    },
    {
      name: 'services-do-not-call-services',
      comment:
        'What two of them need is domain, a port, or stands beside their folder, from where nobody calls them back.',
      severity: 'error',
      from: { path: '^application/', pathNot: tests },
      to: { path: '^application/[^/]+/services/' },
    },
    {
      name: 'steps-belong-to-services',
      comment: 'Steps open a unit of work for the services of their capability; the world asks the services.',
      severity: 'error',
      from: { pathNot: ['^application/', tests] },
      to: { path: '^application/[^/]+/steps/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inversify-stands-in-composition',
      comment: 'Tests and features, too, know what an assembly is, and not what makes it.',
      severity: 'error',
      from: { pathNot: '^adapters/composition/' },
      to: { path: only('(inversify|reflect-metadata)/') },
    },
    {
      name: 'composition-puts-services-together',
      comment:
        'Features, tests and commands ask an assembly for them; a service is known to its own unit test beside.',
      severity: 'error',
      from: { path: '^(.*?)(?:\\.test)?\\.(?:tsx?|mjs)$', pathNot: '^adapters/composition/' },
      to: {
        path: '^application/[^/]+/services/',
        pathNot: '^$1\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'composition-puts-controllers-together',
      comment: 'Whoever asks over HTTP asks the server; a controller is known to its own unit test beside.',
      severity: 'error',
      from: {
        path: '^(.*?)(?:\\.test)?\\.(?:tsx?|mjs)$',
        pathNot: '^adapters/composition/|^adapters/http/(?!.*\\.test\\.ts$)',
      },
      to: {
        path: '^adapters/http/.*-controllers?\\.ts$',
        pathNot: '^$1\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'composition-fills-ports',
      comment:
        'An assembly is asked for what stands behind a port; it is known to its folder, and to the unit test of a service.',
      severity: 'error',
      from: {
        path: '^(.*)/[^/]+$',
        pathNot:
          '^adapters/composition/|^adapters/(postgres|memory)/(?!.*\\.test\\.ts$)|^application/.*\\.test\\.ts$',
      },
      to: {
        path: '^adapters/(postgres/.*/postgres-[^/]+|memory/.*-repository)\\.ts$',
        pathNot: '^$1/|/testing/|\\.test\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-server-holds-the-bundler',
      comment: 'The web is built by a process of its own, which takes the memory along when it ends.',
      severity: 'error',
      from: { path: '^adapters/commands/(start|serve)\\.ts$' },
      to: { path: only('vite/'), reachable: true },
    },
    {
      name: 'sharp-is-shut',
      comment: 'What opens pictures opens those kinds alone that somebody sends: shut-sharp.ts sees to it.',
      severity: 'error',
      from: { path: '^adapters/media/', pathNot: `/shut-sharp\\.ts$|${tests}` },
      to: { path: only('sharp/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-test',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // A screen that is fetched when it is wanted may read its route: nothing waits for the other there.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    belongsTo(
      'koa-stands-in-http',
      '(koa|@koa|koa-body|koa-compress)/',
      '^adapters/(http|composition|commands)/',
    ),
    belongsTo('feeds-and-sitemaps-stand-in-http', '(feed|sitemap)/', '^adapters/http/site-index/'),
    belongsTo('class-validator-stands-in-http', 'class-validator/', '^adapters/http/'),
    belongsTo(
      'the-orm-stands-in-postgres',
      '(@mikro-orm|pg|pg-copy-streams|kysely)/',
      '^adapters/(postgres|composition)/',
    ),
    belongsTo('react-stands-in-the-web', '(react|react-dom|react-router-dom|@xstate/react|xstate)/', '^web/'),
    belongsTo('the-job-queue-stands-in-jobs', 'pg-boss/', '^adapters/jobs/'),
    belongsTo('sending-mail-stands-in-mail', 'nodemailer/', '^adapters/mail/'),
    belongsTo('sharp-stands-in-media', '(sharp|file-type)/', '^adapters/media/'),
    belongsTo(
      'paper-stands-in-pdf',
      '(pdfkit|fontkit|bidi-js|@expo-google-fonts|@fontsource-variable/(noto-sans-[a-z]+|vazirmatn))/',
      '^adapters/pdf/',
    ),
    belongsTo('cutting-fonts-stands-in-pdf-and-builds', 'subset-font/', '^adapters/(pdf|commands)/'),
    belongsTo('metrics-stand-in-metrics', 'prom-client/', '^adapters/metrics/'),
    belongsTo('buckets-stand-in-s3', '@aws-sdk/', '^adapters/s3/'),
    belongsTo('stripe-stands-in-stripe', 'stripe/', '^adapters/(stripe|testing/payments)/'),
    belongsTo('the-card-form-stands-in-stripe-elements', '@stripe/stripe-js/', '^adapters/stripe-elements/'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: packages },
    exclude: { path: '^(dist|\\.data|reports)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      // Milliseconds: nothing changes while it looks, and it would ask the disk anew after four seconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}
