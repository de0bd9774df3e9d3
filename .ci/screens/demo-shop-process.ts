import { demoShop } from './demo-shop.ts'

// A process of its own: what it begins with takes seconds, in which its parent has others to serve.
const shop = await demoShop()
process.once('disconnect', () => void shop.close())
process.send?.(shop.url)
