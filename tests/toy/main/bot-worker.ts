/** Entry: a thread that thinks about the toy. */
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { answerQuestions } from '../../../src/main/bots/thread.ts'
import { toy } from '../games/toy/game.ts'

answerQuestions(catalogueOf(toy))
