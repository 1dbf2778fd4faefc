import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { account } from './shell/account.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './words/app.svelte';

await Promise.all([words.use(settings.language), account.load()]);
mount(App, { target: document.getElementById('app')! });
