import type { AccountReader } from '#application/identity/account-reader.ts'
import type { AccountExport, UserView } from '#application/identity/contract.ts'
import { isoTime as iso } from '../iso-time.ts'
import type { Sql } from '../sql.ts'

/** What an artist has answered to the message `messages`. */
const answers = `(select coalesce(json_agg(json_build_object('text', message_answers.body,
    'answeredAt', ${iso('answered_at')}) order by answered_at), '[]')
  from message_answers where message_id = messages.id)`

/** Accounts straight from PostgreSQL to what is shown. */
export const postgresAccountReader = (sql: Sql): AccountReader => ({
  async view(userId) {
    const [user] = await sql<UserView>(
      `select users.id, users.name, email, users.country, phone, role,
         case when role = 'artist' then coalesce(approval_before, approval) end as "artistStatus",
         email_verified_at is not null as "emailVerified", ${iso('users.created_at')} as "createdAt"
       from users left join artists on artists.user_id = users.id
       where users.id = $1 and deleted_at is null`,
      [userId],
    )
    return user ?? null
  },

  async everythingOf(userId) {
    const [row] = await sql<AccountExport>(
      `select
         (select json_build_object('name', name, 'email', email, 'country', country, 'phone', phone, 'role', role,
            'emailVerifiedAt', ${iso('email_verified_at')}, 'createdAt', ${iso('created_at')})
          from users where id = $1) as account,
         (select json_build_object('name', name, 'preferredMedium', preferred_medium, 'bio', bio, 'country', country,
            'exhibitions', exhibitions, 'approval', coalesce(approval_before, approval), 'memberSince', ${iso('member_since')})
          from artists where user_id = $1) as artist,
         (select coalesce(json_agg(json_build_object('device', device, 'signedInAt', ${iso('created_at')},
            'lastSeenAt', ${iso('seen_at')}) order by created_at), '[]')
          from sessions where user_id = $1) as sessions,
         (select coalesce(json_agg(artists.name order by artists.name), '[]')
          from follows join artists on artists.id = artist_id where follows.user_id = $1) as follows,
         (select coalesce(json_agg(json_build_object('title', title, 'markedAt', ${iso('favourites.created_at')})
            order by favourites.created_at), '[]')
          from favourites join artworks on artworks.id = artwork_id where user_id = $1) as favourites,
         (select coalesce(json_agg(json_build_object('title', title, 'quantity', quantity) order by position), '[]')
          from cart_lines join artworks on artworks.id = artwork_id where user_id = $1) as cart,
         (select coalesce(json_agg(json_build_object('number', number, 'status', status, 'placedAt',
            ${iso('placed_at')}, 'email', email, 'shipping', shipping, 'method', method, 'paymentStatus', payment_status, 'timeline', (
              select json_agg(json_build_object('status', order_events.status, 'at', ${iso('at')}) order by position)
              from order_events where order_id = orders.id),
            'fulfilments', (
              select json_agg(json_build_object('artist', artist_name, 'status', fulfilments.status,
                'carrier', carrier, 'trackingNumber', tracking_number) order by artist_name)
              from fulfilments where order_id = orders.id),
            'lines', (
              select json_agg(json_build_object('title', title, 'artist', artist_name, 'quantity', quantity,
                'priceInCents', price_cents) order by position) from order_lines where order_id = orders.id))
            order by placed_at), '[]')
          from orders where user_id = $1) as orders,
         (select coalesce(json_agg(json_build_object('name', name, 'addedAt', ${iso('created_at')})
            order by created_at), '[]')
          from passkeys where user_id = $1) as passkeys,
         exists (select from authenticator_apps where user_id = $1 and confirmed_at is not null)
           as "authenticatorApp",
         (select count(*)::int from recovery_codes where user_id = $1) as "recoveryCodesLeft",
         (select coalesce(json_agg(json_build_object('provider', issuer, 'knownThereAs', subject, 'joinedAt',
            ${iso('joined_at')}) order by joined_at), '[]')
          from provider_identities where user_id = $1) as providers,
         (select coalesce(json_agg(json_build_object('purpose', purpose, 'until', ${iso('expires_at')})
            order by purpose), '[]')
          from one_time_tokens where user_id = $1) as "linksSent",
         (select coalesce(json_agg(json_build_object('broughtInAt', ${iso('merged_at')}) order by merged_at), '[]')
          from cart_merges where user_id = $1) as "cartsBroughtIn",
         (select coalesce(json_agg(json_build_object('until', ${iso('expires_at')}) order by expires_at), '[]')
          from (select expires_at from passkey_challenges where user_id = $1
            union all select expires_at from provider_arrivals where user_id = $1) as begun) as "signInsUnderWay",
         (select coalesce(json_agg(json_build_object('to', artists.name, 'subject', subject, 'text', body, 'sentAt',
            ${iso('sent_at')}, 'answers', ${answers}) order by sent_at), '[]')
          from messages join artists on artists.id = artist_id where sender_id = $1) as messages,
         (select coalesce(json_agg(json_build_object('from', sender_name, 'subject', subject, 'text', body, 'sentAt',
            ${iso('sent_at')}, 'readAt', ${iso('read_at')}, 'answers', ${answers}) order by sent_at), '[]')
          from messages join artists on artists.id = artist_id where artists.user_id = $1) as "messagesReceived"`,
      [userId],
    )
    return row ?? {}
  },
})
