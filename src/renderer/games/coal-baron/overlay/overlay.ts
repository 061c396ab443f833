/** Overlays on the yard for choices other than a worker space: the draft, the drawn five, missing coal. */
import type { Component } from 'svelte'
import type { Phase } from '../../../../games/coal-baron/rules/types.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import CoalChoice from './CoalChoice.svelte'
import Draft from './Draft.svelte'
import KeepOne from './KeepOne.svelte'
import ReturnRest from './ReturnRest.svelte'

const OVERLAYS: Partial<Record<Phase, Component>> = {
  draft: Draft,
  'keep-tile': KeepOne,
  'keep-order': KeepOne,
  'return-tiles': ReturnRest,
  'return-orders': ReturnRest,
  coal: CoalChoice,
}

/** The draft lies open for everybody, also while a bot takes its order. */
export const overlayOf = ({ asks, view }: BoardState): Component | null =>
  (asks || view.phase === 'draft' ? OVERLAYS[view.phase] : undefined) ?? null
