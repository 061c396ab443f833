/** A situation as a text to be kept anywhere. */
interface Told {
  game: string
  players: number
  situation: unknown
}

export const writeSituation = ({ game, players, situation }: Told): string =>
  JSON.stringify({ game, players, situation })
