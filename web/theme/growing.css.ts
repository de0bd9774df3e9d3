import { globalStyle } from '@vanilla-extract/css'
import { motion } from './contract.css.ts'

// A page that comes while a picture grows into it: whoever goes on at once presses the page, not its picture.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', {
  animationDuration: motion.slow,
  animationTimingFunction: motion.ease,
})
globalStyle('::view-transition-old(*), ::view-transition-new(*)', { animationDuration: motion.calm })
