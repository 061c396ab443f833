/** Entry: a thread that thinks, one question at a time. */
import { CATALOGUE } from '../../games/catalogue.ts'
import { inlineMore } from './inlining.ts'
import { answerQuestions } from './thread.ts'

inlineMore()
answerQuestions(CATALOGUE)
