import { onTestFinished } from 'vitest'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { newFolder } from './folder.ts'

/** The real services on a folder of their own, closed with the test. */
export async function newServices(folder = newFolder()): Promise<Services> {
  const services = await openServices({ folder, host: 'loopback', version: '1.2.3' })
  onTestFinished(() => services.close())
  return services
}
