/** The words of the first hour. The learner sits first. */
import { LEARNER } from '../../../../games/coal-train/lessons/learner.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'

export const firstHourWords: LessonWords<CoalTrainWire> = {
  title: m.first_hour_title,
  lead: m.ct_hour_lead,
  chapters: {
    market: m.ct_the_freight_yard,
    upgrade: m.ct_hour_ch_upgrade,
    stations: m.ct_hour_ch_stations,
    last: m.ct_the_last_round,
  },
  steps: {
    welcome: () => m.ct_hour_welcome(),
    income: ({ view }) => m.ct_hour_income({ points: view.seats[LEARNER].actionPoints }),
    step: () => m.ct_hour_step(),
    buy: () => m.ct_hour_buy(),
    marker: () => m.ct_hour_marker(),
    'points-left': () => m.ct_hour_points_left(),
    end: () => m.ct_hour_end(),
    place: () => m.ct_hour_place(),
    whistlestops: () => m.ct_hour_whistlestops(),
    others: () => m.ct_hour_others(),
    held: () => m.ct_hour_held(),
    use: () => m.ct_hour_use(),
    raised: () => m.ct_hour_raised(),
    spend: () => m.ct_hour_spend(),
    'back-room': () => m.ct_hour_back_room(),
    centre: () => m.ct_hour_centre(),
    standard: () => m.ct_hour_standard(),
    trade: () => m.ct_hour_trade(),
    'play-on': () => m.ct_hour_play_on(),
    'station-tile': () => m.ct_hour_station_tile(),
    build: () => m.ct_hour_build(),
    pay: () => m.ct_hour_pay(),
    card: () => m.ct_hour_card(),
    'card-effect': () => m.ct_hour_card_effect(),
    loco: () => m.ct_hour_loco(),
    scored: () => m.ct_hour_scored(),
    connections: () => m.ct_hour_connections(),
    second: () => m.ct_hour_second(),
    'go-home': () => m.ct_hour_go_home(),
    lamp: () => m.ct_hour_lamp(),
    'scoring-cards': () => m.ct_hour_scoring_cards(),
    contract: () => m.ct_hour_contract(),
    'last-stations': () => m.ct_hour_last_stations(),
    'use-up': () => m.ct_hour_use_up(),
    scoring: () => m.ct_hour_scoring(),
    farewell: () => m.ct_hour_farewell(),
  },
}
