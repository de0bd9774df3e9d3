import { demoShop } from './demo-shop.ts'

// A process of its own: what it begins with takes seconds, in which its parent has others to serve.
const shop = await demoShop()
process.once('disconnect', () => void shop.close())
// Whoever wanted it may have gone meanwhile.
if (process.connected) process.send?.(shop.url)
else await shop.close()
