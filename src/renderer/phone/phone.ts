import { mount } from 'svelte'
import PhoneApp from './PhoneApp.svelte'
import '../ui/tokens.css'
import '../ui/shapes.css'
import './phone.css'

mount(PhoneApp, { target: document.body })
