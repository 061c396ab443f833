/** One component by itself, with services that answer as a test says. */
import type { Component } from 'svelte'
import { render } from 'vitest-browser-svelte'
import BelowApp from './BelowApp.svelte'
import { fakeServices, type Answers } from './fake-services.ts'

interface Below {
  Part: Component<Record<string, unknown>>
  given: Record<string, unknown>
}

/** The host of all components knows of none what it is given. */
const below = (Part: unknown, given: object) => ({ Part, given }) as Below

/** Mounts the component alone, which takes far less than the whole app. */
export async function mounted<Props extends Record<string, unknown>>(
  Part: Component<Props>,
  props: Props,
  answers: Answers = {},
) {
  const fake = fakeServices(answers)
  await render(BelowApp, { services: fake.services, ...below(Part, props) })
  /** The arguments of each call of this name. */
  const asked = (name: string) => fake.call.mock.calls.filter(([called]) => called === name).map(([, ...args]) => args)
  return { ...fake, asked }
}
