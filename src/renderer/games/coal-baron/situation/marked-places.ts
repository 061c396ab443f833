/** The places of a form by their paths in what is filled in: elements with a `data-place`. */
import { present } from '../../../../games/building-blocks/present.ts'

/** The place with this path, or else the nearest one around it; null if the form shows none. */
export function placeAt(root: HTMLElement, path: string): HTMLElement | null {
  const places = [...root.querySelectorAll<HTMLElement>('[data-place]')]
  const around = places.filter(({ dataset: { place } }) => isWithin(path, present(place, 'the place')))
  return (
    around.sort(
      (a, b) => present(b.dataset.place, 'the place').length - present(a.dataset.place, 'the place').length,
    )[0] ?? null
  )
}

const isWithin = (path: string, place: string) => path.startsWith(place) && /^($|[.[])/.test(path.slice(place.length))

/** Sets the places of these paths off, each described by the element with the id `problem-` and its index; all others no longer. */
export function markPlaces(root: HTMLElement, paths: readonly string[]) {
  for (const marked of root.querySelectorAll('[data-wrong]')) delete (marked as HTMLElement).dataset.wrong
  for (const control of root.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
  paths.forEach((path, at) => mark(placeAt(root, path), `problem-${at}`))
}

function mark(place: HTMLElement | null, description: string) {
  if (!place) return
  place.dataset.wrong = ''
  const control = place.querySelector('select, input')
  control?.setAttribute('aria-invalid', 'true')
  control?.setAttribute('aria-describedby', description)
}
