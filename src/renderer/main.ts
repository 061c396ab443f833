import { mount } from 'svelte'
import App from './shell/App.svelte'
import { loadScreensWhenIdle } from './shell/screens.svelte.ts'
import { ignoreComposing, ignoreWheel } from './keys/input-guards.ts'
import { connectServices } from './app/services.svelte.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

ignoreComposing(window)
ignoreWheel(window)
mount(App, { target: document.body, props: { services: connectServices() } })
loadScreensWhenIdle()
