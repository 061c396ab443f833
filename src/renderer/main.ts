import { mount } from 'svelte'
import App from './app/App.svelte'
import { loadScreensWhenIdle } from './app/screens.svelte.ts'
import { connectServices } from './app/services.svelte.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

mount(App, { target: document.body, props: { services: connectServices() } })
loadScreensWhenIdle()
