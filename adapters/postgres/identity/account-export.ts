import { isoTime as iso } from '../iso-time.ts'

/** All of `rows` (what stands after 'from') as a list, each in the shape of `shape`. */
const listOf = (shape: string, rows: string, order: string): string =>
  `(select coalesce(json_agg(${shape} order by ${order}), '[]') from ${rows})`

const object = (fields: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`

/** What an artist has answered to the message `messages`. */
const answers = listOf(
  object({ text: 'message_answers.body', answeredAt: iso('answered_at') }),
  'message_answers where message_id = messages.id',
  'answered_at',
)

/** An account's own orders, and those of a guest who has shown that the address is theirs; see isOrderOf. */
const ownOrders = `orders where user_id = $1 or (user_id is null and lower(email) = (
  select lower(email) from users where id = $1 and email_verified_at is not null))`

const orderLines = listOf(
  object({ title: 'title', artist: 'artist_name', quantity: 'quantity', priceInCents: 'price_cents' }),
  'order_lines where order_id = orders.id',
  'position',
)

const parcel = {
  status: 'fulfilments.status',
  carrier: 'carrier',
  trackingNumber: 'tracking_number',
  shippedAt: iso('shipped_at'),
}

/** Whoever they are. */
const person = {
  account: `(select ${object({
    name: 'name',
    email: 'email',
    country: 'country',
    phone: 'phone',
    role: 'role',
    emailVerifiedAt: iso('email_verified_at'),
    suspendedAt: iso('suspended_at'),
    lastSeenAt: iso('last_seen_at'),
    createdAt: iso('created_at'),
  })} from users where id = $1)`,
  sessions: listOf(
    object({ device: 'device', signedInAt: iso('created_at'), lastSeenAt: iso('seen_at') }),
    'sessions where user_id = $1',
    'created_at',
  ),
  passkeys: listOf(
    object({ name: 'name', addedAt: iso('created_at') }),
    'passkeys where user_id = $1',
    'created_at',
  ),
  authenticatorApp: 'exists (select from authenticator_apps where user_id = $1 and confirmed_at is not null)',
  recoveryCodesLeft: '(select count(*)::int from recovery_codes where user_id = $1)',
  providers: listOf(
    object({ provider: 'issuer', knownThereAs: 'subject', joinedAt: iso('joined_at') }),
    'provider_identities where user_id = $1',
    'joined_at',
  ),
  linksSent: listOf(
    object({ purpose: 'purpose', until: iso('expires_at') }),
    'one_time_tokens where user_id = $1',
    'purpose',
  ),
  signInsUnderWay: listOf(
    object({ until: iso('expires_at') }),
    `(select expires_at from passkey_challenges where user_id = $1
      union all select expires_at from provider_arrivals where user_id = $1) as begun`,
    'expires_at',
  ),
  mails: listOf(
    object({ subject: 'subject', writtenAt: iso('outbox.created_at'), sentAt: iso('sent_at') }),
    'outbox join users on lower(recipient) = lower(users.email) where users.id = $1',
    'outbox.created_at',
  ),
  decisions: listOf(
    object({ what: 'action', at: iso('at') }),
    `audit_entries where subject_id in ($1::text, (select id::text from artists where user_id = $1))`,
    'position',
  ),
  actsAsAdmin: listOf(
    object({ what: 'action', on: 'subject_kind', name: 'subject_name', at: iso('at') }),
    'audit_entries where admin_id = $1',
    'position',
  ),
}

/** What they look at and buy. */
const shopping = {
  follows: listOf(
    'artists.name',
    'follows join artists on artists.id = artist_id where follows.user_id = $1',
    'artists.name',
  ),
  newWorksMails: object({
    wanted: `coalesce((select wanted from new_works_mails where user_id = $1), true)`,
    lastAt: `(select ${iso('last_at')} from new_works_mails where user_id = $1)`,
    waiting: listOf(
      'title',
      'new_works join artworks on artworks.id = artwork_id where user_id = $1',
      'noted_at',
    ),
  }),
  favourites: listOf(
    object({ title: 'title', markedAt: iso('favourites.created_at') }),
    'favourites join artworks on artworks.id = artwork_id where user_id = $1',
    'favourites.created_at',
  ),
  cart: listOf(
    object({ title: 'title', quantity: 'quantity' }),
    'cart_lines join artworks on artworks.id = artwork_id where user_id = $1',
    'position',
  ),
  cartsBroughtIn: listOf(
    object({ broughtInAt: iso('merged_at') }),
    'cart_merges where user_id = $1',
    'merged_at',
  ),
  orders: listOf(
    object({
      number: 'number',
      status: 'status',
      placedAt: iso('placed_at'),
      asGuest: 'user_id is null',
      email: 'email',
      shipping: 'shipping',
      method: 'method',
      paymentStatus: 'payment_status',
      timeline: listOf(
        object({ status: 'order_events.status', at: iso('at') }),
        'order_events where order_id = orders.id',
        'position',
      ),
      fulfilments: listOf(
        object({ artist: 'artist_name', ...parcel }),
        'fulfilments where order_id = orders.id',
        'artist_name',
      ),
      lines: orderLines,
    }),
    ownOrders,
    'placed_at',
  ),
  messages: listOf(
    object({
      to: 'artists.name',
      subject: 'subject',
      text: 'body',
      sentAt: iso('sent_at'),
      answers,
    }),
    'messages join artists on artists.id = artist_id where sender_id = $1',
    'sent_at',
  ),
}

/** What an artist makes, sells and earns. */
const selling = {
  artist: `(select ${object({
    name: 'name',
    preferredMedium: 'preferred_medium',
    bio: 'bio',
    country: 'country',
    exhibitions: 'exhibitions',
    picture: `'/media/' || picture_hash || '/800'`,
    approval: 'coalesce(approval_before, approval)',
    memberSince: iso('member_since'),
  })} from artists where user_id = $1)`,
  artworks: listOf(
    object({
      title: 'title',
      description: 'description',
      category: 'category',
      medium: 'medium',
      year: 'year',
      widthCm: 'width_cm',
      heightCm: 'height_cm',
      depthCm: 'depth_cm',
      priceInCents: 'price_cents',
      stock: 'stock',
      oneOfAKind: 'is_unique',
      visibility: 'visibility',
      hiddenBecause: 'hidden_because',
      isRemoved: 'removed_from is not null',
      createdAt: iso('artworks.created_at'),
      pictures: listOf(
        object({ address: `'/media/' || hash || '/800'`, words: 'alt' }),
        'artwork_images where artwork_id = artworks.id',
        'position',
      ),
    }),
    'artworks join artists on artists.id = artist_id where artists.user_id = $1',
    'artworks.created_at, artworks.id',
  ),
  parcels: listOf(
    object({
      order: 'orders.number',
      ...parcel,
      lines: listOf(
        object({ title: 'title', quantity: 'quantity', priceInCents: 'price_cents' }),
        'order_lines where order_id = orders.id and artist_id = artists.id',
        'position',
      ),
    }),
    `fulfilments join orders on orders.id = order_id join artists on artists.id = fulfilments.artist_id
     where artists.user_id = $1`,
    'placed_at',
  ),
  ledger: listOf(
    object({
      at: iso('entry.at'),
      order: 'orders.number',
      payout: 'payouts.month',
      amountInCents: 'entry.amount_cents',
    }),
    `ledger_entries entry join artists on artists.id = entry.artist_id
     left join orders on orders.id = entry.order_id left join payouts on payouts.id = entry.payout_id
     where artists.user_id = $1`,
    'entry.id',
  ),
  payouts: listOf(
    object({ month: 'month', amountInCents: 'amount_cents', at: iso('at') }),
    'payouts join artists on artists.id = artist_id where artists.user_id = $1',
    'month',
  ),
  messagesReceived: listOf(
    object({
      from: 'sender_name',
      subject: 'subject',
      text: 'body',
      sentAt: iso('sent_at'),
      readAt: iso('read_at'),
      answers,
    }),
    'messages join artists on artists.id = artist_id where artists.user_id = $1',
    'sent_at',
  ),
}

/** The statement that tells somebody, $1, everything that is kept of them: one column for each subject. */
export const everythingOfOne = `select ${Object.entries({ ...person, ...shopping, ...selling })
  .map(([name, expression]) => `${expression} as "${name}"`)
  .join(', ')}`
