/**
 * A function of a game's own, or one of its components, as the house holds it. Like a method's, its parameters are compared in
 * both directions, so that a game may name its own types where the house knows only what all games have.
 */
export type Own<F extends (...given: never[]) => unknown> = { call(...given: Parameters<F>): ReturnType<F> }['call']
