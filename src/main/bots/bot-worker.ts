/** Entry: a thread that thinks, one question at a time. */
import { CATALOGUE } from '../../games/catalogue.ts'
import { answerQuestions } from './thread.ts'

answerQuestions(CATALOGUE)
