/** What needs no page of its own, in one: to load the renderer takes longer than these tests. */
import './together/error-words.ts'
import './together/problem-words.ts'
import './together/archive-replay.ts'
import './together/archive-review.ts'
import './together/archive-study.ts'
import './i18n/written.ts'
import './base/notices-and-keys.svelte.ts'
