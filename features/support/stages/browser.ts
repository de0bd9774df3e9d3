import { type Browser, chromium } from 'playwright-core'
import { builtFrom, webPart } from '#adapters/commands/built-from.ts'
import { builtWeb, type Web } from '#adapters/commands/serve.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import type { LocalProvider } from '#adapters/testing/local-provider.ts'
import { darajaStandIn } from '#adapters/testing/payments/daraja-stand-in.ts'
import { stripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import { providerReturnPath } from '#application/shared/addresses.ts'
import type { Role } from '#domain/identity/roles.ts'
import { browserAdmin } from '../actors/browser/admin/browser-admin.ts'
import { browserAdminAtWork } from '../actors/browser/at-work/browser-admin-at-work.ts'
import { browserArtistAtWork } from '../actors/browser/at-work/browser-artist-at-work.ts'
import { browserWorker } from '../actors/browser/at-work/browser-worker.ts'
import { browserArtist } from '../actors/browser/browser-artist.ts'
import { browserAsker } from '../actors/browser/browser-asker.ts'
import { browserCorrespondent } from '../actors/browser/browser-correspondent.ts'
import { browserDevice } from '../actors/browser/browser-device.ts'
import { browserBeginningArtist, browserDecidingAdmin } from '../actors/browser/browser-first-sale.ts'
import { browserHomeVisitor } from '../actors/browser/browser-home-visitor.ts'
import { browserMember } from '../actors/browser/browser-member.ts'
import { browserNewcomer } from '../actors/browser/browser-newcomer.ts'
import { browserPaidArtist, browserPayingAdmin } from '../actors/browser/browser-payday.ts'
import { browserShopper } from '../actors/browser/browser-shopper.ts'
import { galleryWall } from '../actors/browser/gallery-wall.ts'
import { fetchAs } from '../actors/browser/page-in-hand.ts'
import { stripeInBrowser } from '../actors/browser/stripe-js.ts'
import { chromiumArguments, chromiumPath, forBriefVisits } from '../chromium.ts'
import { atTheEnd } from '../endings.ts'
import { lastPicture, reportFolder } from '../last-picture.ts'
import { displayOf } from '../roles/display.ts'
import { noteUsualPort, usualPort } from '../same-port.ts'
import type { Raised, Wanted } from '../stage.ts'
import { forgetScreen, isUndrawn, keepLastScreen } from '../windows/last-screen.ts'
import { newWindow } from '../windows/windows.ts'
import { serve } from './served.ts'
import { clientNewcomer, servedAdministration } from './served-administration.ts'
import { servedArtists } from './served-artists.ts'
import { paidByMpesa, servedMpesa } from './served-mpesa.ts'
import { servedPayday } from './served-payday.ts'
import { servedSignedIn } from './served-signed-in.ts'
import { paidByStripe, servedStripe, standInTokens } from './served-stripe.ts'
import { servedWorkers } from './served-workers.ts'

let running: Promise<Browser> | undefined
let web: Promise<Web> | undefined

const start = async () =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments, forBriefVisits] })

atTheEnd(async () => {
  await (await running)?.close()
})

/** Where Lena Okoro has an account already. */
async function anotherProvider(): Promise<LocalProvider> {
  const { localProvider } = await import('#adapters/testing/local-provider.ts')
  return localProvider([
    { login: 'lena', name: 'Lena Okoro', email: 'lena@example.test', emailVerified: true },
  ])
}

/** A real browser in front of the whole server with its pages. */
export async function raise(wanted: Wanted): Promise<Raised> {
  running ??= start()
  web ??= builtWeb(builtFrom(webPart).folder)
  const standIn = wanted.paidByMpesa ? await darajaStandIn() : null
  const stripe = wanted.paidByStripe ? await stripeStandIn() : null
  const elsewhere = wanted.knowsAnotherProvider ? await anotherProvider() : null
  const { stage, trends, sql, server } = await serve({
    openId: elsewhere,
    ...(await web),
    port: await usualPort(),
    adminsNeedSecondFactor: wanted.adminsNeedSecondFactor,
    terms: wanted.terms,
    ...(standIn && { payments: paidByMpesa(standIn) }),
    ...(stripe && { payments: paidByStripe(stripe) }),
  })
  noteUsualPort(server.url)
  elsewhere?.open(server.url + providerReturnPath)
  const browser = await running
  const context = await newWindow(browser)
  if (stripe) await stripeInBrowser(context, stripe)
  forgetScreen()
  const sessionOf = async (name: string, role: Role) => givenSession(sql, await givenAccount(sql, role, name))
  const newDevice = async () => {
    const own = await newWindow(browser)
    return browserDevice(own, server.url)
  }
  return {
    newMember: () => browserMember(browser, server.url),
    newDevice,
    newAsker: (login) => browserAsker(browser, server.url, login),
    correspondent: browserCorrespondent(context, server.url),
    stage: {
      ...stage,
      close: async () => {
        await Promise.all(browser.contexts().map((left) => left.close()))
        await stage.close()
        await elsewhere?.close()
      },
    },
    trends,
    ...(standIn && { mpesa: servedMpesa(standIn, server.url) }),
    ...(stripe && { stripe: servedStripe(stripe, server.url) }),
    administration: servedAdministration(
      sql,
      server.url,
      (services, cookie) => browserAdmin(browser, server.url, cookie, services),
      async () => {
        const own = await newWindow(browser)
        return browserNewcomer(own, server.url, clientNewcomer(server.url, fetchAs(own, server.url)))
      },
    ),
    artistsAtWork: servedArtists(sql, server.url, (origin, cookie) => browserArtist(browser, origin, cookie)),
    shopper: browserShopper(
      context,
      server.url,
      stripe ? { cardTokens: standInTokens(stripe), isGone: () => stripe.isGone } : undefined,
    ),
    home: browserHomeVisitor(context, server.url),
    display: displayOf(context, server.url, sessionOf),
    firstSale: {
      artist: () => browserBeginningArtist(browser, server.url),
      admin: async (name) => {
        return browserDecidingAdmin(browser, server.url, await sessionOf(name, 'admin'))
      },
    },
    screen: galleryWall(context, server.url),
    isUndrawn,
    keepLastScreen: (feature, line) => keepLastScreen(`${reportFolder}/${lastPicture(feature, line)}`),
    signedIn: servedSignedIn(
      sql,
      server.url,
      (cookie, services) => browserArtistAtWork(browser, server.url, cookie, services),
      (cookie, services) => browserAdminAtWork(browser, server.url, cookie, services),
    ),
    workers: servedWorkers(sql, server.url, async (origin, cookie) => browserWorker(browser, origin, cookie)),
    payday: servedPayday(sql, {
      artist: (cookie) => browserPaidArtist(browser, server.url, cookie),
      admin: (cookie) => browserPayingAdmin(browser, server.url, cookie),
    }),
  }
}
