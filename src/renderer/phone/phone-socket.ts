import { PHONE_SOCKET } from '../../contract/phones/messages.ts'
import type { PhoneSocket } from '../../contract/phones/phone-line.ts'

/** A socket to where the page came from. */
export function openPhoneSocket(): PhoneSocket {
  const address = new URL(PHONE_SOCKET, location.href)
  address.protocol = 'ws:'
  address.hash = ''
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  return socket
}
