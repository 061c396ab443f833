/** The globals that the contract may use beyond the language itself: both Node and every browser have them. */
type Timer = object
declare function setTimeout(run: () => void, milliseconds?: number): Timer
declare function setInterval(run: () => void, milliseconds?: number): Timer
declare function clearTimeout(timer: Timer | undefined): void
declare function clearInterval(timer: Timer | undefined): void
declare function queueMicrotask(run: () => void): void
