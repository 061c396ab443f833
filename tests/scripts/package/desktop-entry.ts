import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { ROOT } from '../../../scripts/bootstrap/root.mjs'

interface Builder {
  Packager: new (options: object) => { validateConfig: () => Promise<void> }
  Platform: { LINUX: { createTarget: (targets: string[], arch: number) => object } }
  Arch: { x64: number }
}
type Part<Args extends unknown[], T = object> = new (...args: Args) => T

/** electron-builder exports none of these; its own code takes them from there. */
const load = createRequire(import.meta.url)
const inside = <T>(file: string) => load(`app-builder-lib/out/${file}.js`) as T

/** The desktop entry that electron-builder writes into an AppImage, without the tools that one is made with. */
export async function desktopEntry(): Promise<string> {
  const { Packager, Platform, Arch } = load('app-builder-lib') as Builder
  const { LinuxPackager } = inside<{ LinuxPackager: Part<[object]> }>('linuxPackager')
  const { LinuxTargetHelper } = inside<{ LinuxTargetHelper: Part<[object]> }>('targets/LinuxTargetHelper')
  type Target = { desktopEntry: { value: Promise<string> } }
  const { default: AppImage } = inside<{ default: Part<[string, object, object, string], Target> }>(
    'targets/appimage/AppImageTarget',
  )
  const info = new Packager({ projectDir: ROOT, targets: Platform.LINUX.createTarget(['AppImage'], Arch.x64) })
  await info.validateConfig()
  const packager = new LinuxPackager(info)
  return new AppImage('appImage', packager, new LinuxTargetHelper(packager), tmpdir()).desktopEntry.value
}
