import type { Duplex } from 'node:stream'

/** Refuses a WebSocket and ends the connection, too: an upgraded one is nobody's, and stays for as long as the other side likes. */
export function refuseUpgrade(stream: Duplex): void {
  stream.on('error', () => {})
  stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => stream.destroy())
}
