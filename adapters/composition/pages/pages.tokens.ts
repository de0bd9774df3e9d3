import type { ServicesFor } from '#application/pages/page-services.ts'
import { token } from '../binding.ts'

export const servicesFor = token<ServicesFor>('servicesFor')
