/**
 * Keeps which waiting buttons are pressed before the page's scripts are there, and shows that it is kept.
 * @returns how to press it again once somebody answers; nothing is kept from then on
 */
export function keepPresses(): () => void {
  const pressed = new Set<HTMLElement>()
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-waits]')
    if (!button) return
    pressed.add(button)
    button.dataset.pressed = ''
  }
  window.addEventListener('click', keep)
  return () => {
    window.removeEventListener('click', keep)
    for (const button of pressed) {
      delete button.dataset.pressed
      button.click()
    }
  }
}
