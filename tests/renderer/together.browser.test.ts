/** What needs no page of its own, in one: to load the renderer takes longer than these tests. */
import './together/ceremony-words.ts'
import './together/error-words.ts'
import './together/hint-words.ts'
import './together/log-words.ts'
import './together/problem-words.ts'
import './together/records-replay.ts'
import './together/records-review.ts'
