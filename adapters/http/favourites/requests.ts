import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator'
import { pageFields } from '../catalogue/requests.ts'
import { shape } from '../requests/shape.ts'

/** More than this nobody has kept in a browser. */
const mostKept = 1_000

export class FavouritesQuery {
  limit?: number
  cursor?: string
}
shape(FavouritesQuery, pageFields)

export class KeptIdsBody {
  ids!: string[]
}
shape(KeptIdsBody, {
  ids: {
    rules: [IsArray(), ArrayMaxSize(mostKept), IsString({ each: true }), MaxLength(100, { each: true })],
  },
})

export class FollowingQuery {
  limit?: number
  cursor?: string
}
shape(FollowingQuery, pageFields)

export class MailsWantedBody {
  wanted!: boolean
}
shape(MailsWantedBody, { wanted: { rules: [IsBoolean()] } })

export class StopKeyQuery {
  key!: string
}
shape(StopKeyQuery, { key: { rules: [IsString(), MaxLength(200)] } })
