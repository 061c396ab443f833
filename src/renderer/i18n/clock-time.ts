/** "1:05", "1:02:03"; negative with a minus sign. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const time = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
  return milliseconds <= -1000 ? `−${time}` : time
}
